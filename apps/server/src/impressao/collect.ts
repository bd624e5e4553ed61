import { escapeXmp } from './escapeXmp.ts'

/** The whole file of a document that is being drawn. Resolves once it has ended. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  escapeXmp(doc)
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
