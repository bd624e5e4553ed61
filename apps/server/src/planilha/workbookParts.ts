import { escapeXml } from './escapeXml.ts'

const CABECALHO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PRINCIPAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELACOES = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFICIO = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CONTEUDO = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The formats that Excel has of its own end below this number. */
const PRIMEIRO_FORMATO = 164

const toTipo = (parte: string, tipo: string) =>
  `<Override PartName="/${parte}" ContentType="${CONTEUDO}.${tipo}+xml"/>`
const toRelacao = (id: number, tipo: string, alvo: string) =>
  `<Relationship Id="rId${id}" Type="${OFICIO}/${tipo}" Target="${alvo}"/>`

/** Font, fill and border that every cell has, and its number format. */
const toXf = (formato: number) =>
  `<xf numFmtId="${formato}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`

/** The number formats of the cells, each by its place in the list; 0 is text. */
function toEstilos(formatos: readonly string[]): string {
  const numFmts = formatos.map(
    (formato, at) => `<numFmt numFmtId="${PRIMEIRO_FORMATO + at}" formatCode="${escapeXml(formato)}"/>`,
  )
  return [
    `<styleSheet xmlns="${PRINCIPAL}">`,
    formatos.length > 0 ? `<numFmts count="${formatos.length}">${numFmts.join('')}</numFmts>` : '',
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formatos.length + 1}">${toXf(0)}${formatos.map((_, at) => toXf(PRIMEIRO_FORMATO + at)).join('')}</cellXfs>`,
    '</styleSheet>',
  ].join('')
}

export const SHEET = 'xl/worksheets/sheet1.xml'

/** What stands before the rows of a sheet: the width of each column, and how many rows stay in sight. */
export function openSheet(larguras: readonly number[], fixas: number): string {
  const colunas = larguras.map(
    (largura, at) => `<col min="${at + 1}" max="${at + 1}" width="${largura}" customWidth="1"/>`,
  )
  return [
    `${CABECALHO}<worksheet xmlns="${PRINCIPAL}"><sheetViews><sheetView workbookViewId="0">`,
    `<pane ySplit="${fixas}" topLeftCell="A${fixas + 1}" activePane="bottomLeft" state="frozen"/>`,
    `</sheetView></sheetViews><cols>${colunas.join('')}</cols><sheetData>`,
  ].join('')
}

export const CLOSE_SHEET = '</sheetData></worksheet>'

/** The parts of a workbook of one sheet beside the sheet itself (ECMA-376, part 1: SpreadsheetML): name and XML. */
export function listParts(nome: string, formatos: readonly string[]): readonly (readonly [string, string])[] {
  const textos = [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        toTipo('xl/workbook.xml', 'sheet.main') +
        toTipo('xl/styles.xml', 'styles') +
        toTipo(SHEET, 'worksheet') +
        '</Types>',
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${RELACOES}">${toRelacao(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${PRINCIPAL}" xmlns:r="${OFICIO}">` +
        `<sheets><sheet name="${escapeXml(nome)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${RELACOES}">` +
        toRelacao(1, 'worksheet', 'worksheets/sheet1.xml') +
        toRelacao(2, 'styles', 'styles.xml') +
        '</Relationships>',
    ],
    ['xl/styles.xml', toEstilos(formatos)],
  ] as const
  return textos.map(([parte, texto]) => [parte, CABECALHO + texto])
}
