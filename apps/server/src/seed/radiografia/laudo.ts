const LINHAS = [
  'LAUDO RADIOGRÁFICO',
  '',
  'Ossos maxilares e mandibulares com trabeculado de aspecto normal.',
  'Seios maxilares e côndilos sem alterações visíveis nesta incidência.',
  'Canais mandibulares e forames mentuais em posição habitual.',
  'Lesão de cárie e espessamento do espaço periodontal no dente indicado.',
  '',
  'Exame fictício da demonstração do portal.',
] as const

/** A report of one page, in the base font that every reader has. */
export function writeLaudo(): Buffer {
  const texto = LINHAS.map((linha) => `(${linha}) Tj T*`).join('\n')
  const conteudo = `BT /F1 13 Tf 22 TL 56 770 Td\n${texto}\nET`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${conteudo.length} >>\nstream\n${conteudo}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const posicoes: number[] = []
  let pdf = '%PDF-1.7\n'
  for (const [i, objeto] of objetos.entries()) {
    posicoes.push(pdf.length)
    pdf += `${i + 1} 0 obj\n${objeto}\nendobj\n`
  }
  const tabela = posicoes.map((posicao) => `${String(posicao).padStart(10, '0')} 00000 n \n`).join('')
  const fim = `trailer << /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  // One byte for each character, which the places of the objects count.
  return Buffer.from(`${pdf}xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${tabela}${fim}`, 'latin1')
}
