/** What text of XML cannot hold as it is, or a workbook would read as something else: "_x0041_" is an "A" there. */
const ESPECIAIS = /[&<>"]|(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu

const entidades: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What may be one of them, asked at a tenth of the cost: most texts have none. */
const TALVEZ = /[^\t\n !#-%'-;=?-^`-~\u00A0-\uFFFD]/

/** Text for a workbook's XML: control characters, which XML has not, as ECMA-376 spells them (22.9.2.19). */
export const escapeXml = (texto: string): string =>
  TALVEZ.test(texto)
    ? texto.replaceAll(
        ESPECIAIS,
        (letra) =>
          entidades[letra] ?? `_x${letra.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      )
    : texto
