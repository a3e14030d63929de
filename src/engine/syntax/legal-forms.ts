/** What the name of a company ends with in its country, as it is written there. */
export const LEGAL_FORM = [
  String.raw`g?GmbH(?: & Co\. ?KG)?|UG|AG|KG|OHG|e\. ?K\.|e\. ?V\.|eG|Inc\.?|LLC|LLP|Ltd\.?|Limited|PLC|plc|Corp\.?|Corporation|Pty\.? Ltd\.?|Pvt\.? Ltd\.?`,
  String.raw`S\.A\.(?:S\.|R\.L\.)?|SAS|SARL|S\.r\.l\.(?:s\.)?|Srl|SRL|S\.p\.A\.|SpA|S\.L\.(?:U\.)?|B\.V\.|BV|N\.V\.|Ltda\.?|LTDA\.?|s\. ?r\. ?o\.|a\. ?s\.|Sp\. z o\. ?o\.|S\.A\.`,
  String.raw`Kft\.|d\. ?o\. ?o\.|Oy|Oyj|AB|ApS|A/S|AS|OÜ|SIA|UAB|A\.Ş\.|Ltd\. Şti\.`,
].join('|')
