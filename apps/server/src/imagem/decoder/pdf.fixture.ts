import { deflateSync } from 'node:zlib'

/** Something that a PDF must not have: the words of a dictionary that has it, of which `nome` is the telling one. */
export type Acao = { nome: string; escreve: (nome: string) => string; isTipo?: boolean }

const tipoDeAcao = (nome: string, resto = ''): Acao => ({
  nome,
  escreve: (escrito) => `/Type /Action /S ${escrito} ${resto}`,
  isTipo: true,
})
const anotacao = (nome: string): Acao => ({
  nome,
  escreve: (escrito) => `/Type /Annot /Subtype ${escrito} /Rect [0 0 9 9]`,
  isTipo: true,
})
const chave = (nome: string, valor: string): Acao => ({ nome, escreve: (escrito) => `${escrito} ${valor}` })

export const acoesRecusadas: readonly Acao[] = [
  tipoDeAcao('JavaScript', '/JS (app.alert\\(1\\))'),
  tipoDeAcao('Launch', '/F (cmd.exe)'),
  tipoDeAcao('SubmitForm', '/F << /FS /URL /F (http://example.org) >>'),
  tipoDeAcao('ImportData', '/F (a.fdf)'),
  tipoDeAcao('GoToR', '/F (b.pdf) /D [0 /Fit]'),
  tipoDeAcao('GoToE', '/T << /R /C /N (b.pdf) >>'),
  tipoDeAcao('Thread', '/F (b.pdf) /D 0'),
  tipoDeAcao('Rendition', '/OP 0 /JS (app.alert\\(1\\))'),
  tipoDeAcao('Movie'),
  tipoDeAcao('Sound', '/Sound 8 0 R'),
  tipoDeAcao('RichMediaExecute'),
  anotacao('FileAttachment'),
  anotacao('RichMedia'),
  { nome: 'EmbeddedFile', escreve: (escrito) => `/Type ${escrito} /Length 0`, isTipo: true },
  chave('EmbeddedFiles', '7 0 R'),
  chave('EF', '<< /F 7 0 R >>'),
  chave('EF', '7 0 R'),
  chave('XFA', '[(config) 7 0 R]'),
  chave('XFA', '7 0 R'),
  chave('OnInstantiate', '7 0 R'),
  chave('Encrypt', '7 0 R'),
  chave('AA', '<< /O << /S /URI /URI (http://example.org) >> >>'),
  chave('AA', '7 0 R'),
  { nome: 'JavaScript', escreve: (escrito) => `/AA << /O << /S ${escrito} /JS 7 0 R >> >>` },
]

type Pagina = { caixa?: string; conteudo?: string; recursos?: string }

/** The catalogue as object 1, the pages as 2, each page as 101, 102 ... with its content as 501, 502 ... */
function writePaginas(paginas: readonly Pagina[]): string {
  const filhos = paginas.map((_, at) => `${101 + at} 0 R`).join(' ')
  const objetos = paginas.map(({ caixa = '0 0 200 100', conteudo = '', recursos = '' }, at) => {
    const pagina = `<< /Type /Page /Parent 2 0 R /MediaBox [${caixa}] ${recursos} /Contents ${501 + at} 0 R >>`
    const stream = `<< /Length ${conteudo.length} >>\nstream\n${conteudo}\nendstream`
    return `${101 + at} 0 obj\n${pagina}\nendobj\n${501 + at} 0 obj\n${stream}\nendobj\n`
  })
  return `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [${filhos}] /Count ${paginas.length} >>
endobj
${objetos.join('')}`
}

const rodape = 'trailer\n<< /Size 999 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'

/** These pages and nothing else. */
export const buildPdfPaginas = (...paginas: readonly Pagina[]): Buffer =>
  Buffer.from(`${writePaginas(paginas)}${rodape}`, 'latin1')

/** One empty page and whatever objects are given, each with its number and `endobj`. */
export function buildPdfCom(...objetos: readonly (string | Buffer)[]): Buffer {
  const partes = [writePaginas([{}]), ...objetos, rodape]
  return Buffer.concat(partes.map((parte) => (Buffer.isBuffer(parte) ? parte : Buffer.from(parte, 'latin1'))))
}

const recursosDaCamada = (at: number): string =>
  `/Resources << /ExtGState << /G << /ca 0.5 >> >> /XObject << /X ${10 + at} 0 R >> >>`

/** A page of transparent layers, each as large as itself: 16 MB of the memory that draws it. */
export function buildPdfCamadas(quantas: number): Buffer {
  const desenho = '1 0 0 rg 0 0 200 200 re f /G gs /X Do'
  const grupo = `/BBox [0 0 200 200] /Group << /S /Transparency /I true /K true >> /Length ${desenho.length}`
  const camadas = Array.from({ length: quantas }, (_, at) => {
    const dicionario = `<< /Type /XObject /Subtype /Form ${grupo} ${recursosDaCamada(at + 1)} >>`
    return `${10 + at} 0 obj ${dicionario} stream\n${desenho}\nendstream endobj\n`
  })
  const pagina = { caixa: '0 0 200 200', recursos: recursosDaCamada(0), conteudo: '/G gs /X Do' }
  return Buffer.from(`${writePaginas([pagina])}${camadas.join('')}${rodape}`, 'latin1')
}

/** A page of one colour, in parts of 1: `1 0 0` is red. */
export const paginaDeCor = (cor: string, caixa = '0 0 200 100'): Pagina => ({
  caixa,
  conteudo: `${cor} rg ${caixa} re f`,
})

type StreamObjetos = {
  /** The dictionary up to its length; `/N` and `/First` are in it by default. */
  dicionario?: string
  encode?: (objetos: Buffer) => Buffer
  cabeca?: string
  antes?: string
}

const padrao = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'

/** A stream that holds object 4, which is the dictionary with these words. */
export function buildStreamObjetos(palavras: string, stream: StreamObjetos = {}): Buffer {
  const { dicionario = padrao, encode = deflateSync, cabeca = '9 0 obj', antes = '\nstream\n' } = stream
  const corpo = encode(Buffer.from(`4 0 << ${palavras} >>`, 'latin1'))
  const inicio = `${cabeca}\n<< ${dicionario} /Length ${corpo.length} >>${antes}`
  return Buffer.concat([Buffer.from(inicio, 'latin1'), corpo, Buffer.from('\nendstream\nendobj\n')])
}

/** What ASCIIHexDecode reads. */
export const toHexadecimal = (dados: Buffer): Buffer => Buffer.from(`${dados.toString('hex')}>`)

/** What ASCII85Decode reads. */
export function toBase85(dados: Buffer): Buffer {
  let texto = ''
  for (let at = 0; at < dados.length; at += 4) {
    const grupo = Buffer.alloc(4)
    dados.copy(grupo, 0, at, at + 4)
    let valor = grupo.readUInt32BE()
    let digitos = ''
    for (let n = 0; n < 5; n++) {
      digitos = String.fromCharCode(33 + (valor % 85)) + digitos
      valor = Math.floor(valor / 85)
    }
    texto +=
      valor === 0 && digitos === '!!!!!' && at + 4 <= dados.length
        ? 'z'
        : digitos.slice(0, Math.min(4, dados.length - at) + 1)
  }
  return Buffer.from(`${texto}~>`)
}

/** `/#4aavaScript` for `/JavaScript`. */
export const spellHexadecimal = (nome: string): string =>
  `/#${nome.charCodeAt(0).toString(16)}${nome.slice(1)}`
