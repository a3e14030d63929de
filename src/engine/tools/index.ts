import type { Tool } from '../../api/tools.ts'
import type { ToolDefinition } from '../tool-definition.ts'

/** Loads each tool that the engine has; what a tool needs is loaded with it, when it is first asked for. */
export const TOOL_LOADERS: Readonly<Partial<Record<Tool, () => Promise<ToolDefinition>>>> = {}
