/** Why a report file cannot be read. The message goes behind its name, and shows nothing of what is no report. */
export class ReportFileError extends Error {
  override readonly name = 'ReportFileError'
}
