const letras: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (texto: string): string => texto.replace(/[&<>]/g, (letra) => letras[letra] ?? letra)

/**
 * Pdfkit writes title, author and subject into the XMP of a document as they are: of a name with a sign of XML nothing
 * else in it could be read. They are escaped there, and stay as they are where no XML is.
 */
export function escapeXmp(doc: PDFKit.PDFDocument): void {
  const addInfo: unknown = Reflect.get(doc, '_addInfo')
  if (typeof addInfo !== 'function') throw new Error('pdfkit writes its XMP in another way')
  Reflect.set(doc, '_addInfo', () => {
    const { info } = doc
    const escapado = Object.entries(info).map(([nome, valor]: [string, unknown]) => [
      nome,
      typeof valor === 'string' || valor instanceof String ? escapeXml(String(valor)) : valor,
    ])
    doc.info = Object.fromEntries(escapado)
    Reflect.apply(addInfo, doc, [])
    doc.info = info
  })
}
