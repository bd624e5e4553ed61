import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { collect } from './collect.ts'

it.each([
  ['Clínica <Sorriso> & Filhos', 'Clínica &lt;Sorriso&gt; &amp; Filhos'],
  [']]><?xpacket end="w"?>', ']]&gt;&lt;?xpacket end="w"?&gt;'],
  ['&amp;', '&amp;amp;'],
])('the XMP of a document has %s as text', async (nome, escrito) => {
  const doc = new PDFDocument({ pdfVersion: '1.7', info: { Title: nome, Author: nome, Subject: nome } })
  const file = collect(doc)
  doc.end()
  const texto = (await file).toString('utf8')
  const xmp = texto.slice(texto.indexOf('<x:xmpmeta'), texto.indexOf('</x:xmpmeta>'))
  expect(xmp.split(escrito)).toHaveLength(4)
  expect(xmp.replaceAll(escrito, '')).not.toContain(nome)
  expect(doc.info.Title).toEqual(expect.objectContaining({}))
})
