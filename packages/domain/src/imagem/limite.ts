/** Spec §5 and §9: 5 MB a file. */
export const tamanhoMaximoBytes = 5_242_880

/** The same in words, wherever it is told. */
export const tamanhoMaximo = `${tamanhoMaximoBytes / 1024 ** 2} MB`

/** Of a guide: nobody fills the disk of all. */
export const imagensMaximo = 50

/** 40 megapixels: no dental sensor or phone photograph has more, and a pixel bomb has much more. */
export const pontosMaximo = 40_000_000

/** Of a PDF: what is shown is what there is, so that nothing that was sent is out of sight. */
export const paginasPdfMaximo = 20

/** Spec §5, in its order. */
export const extensoesPermitidas = ['jpg', 'jpeg', 'pdf', 'png', 'bmp', 'tif', 'tiff'] as const
export type ExtensaoImagem = (typeof extensoesPermitidas)[number]

/** What a file field's `accept` says. */
export const aceitos = extensoesPermitidas.map((extensao) => `.${extensao}`).join(',')

/** The same in words, wherever it is told: "JPG, JPEG ou PDF". */
export const extensoesEmPalavras = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
  extensoesPermitidas.map((extensao) => extensao.toUpperCase()),
)

/** Why a file is refused, with the denial code that says the same where table 38 has one. */
export const motivosArquivo = [
  { codigo: 'extensao', glosa: 3164, texto: `Envie um arquivo ${extensoesEmPalavras}.` },
  { codigo: 'conteudo', glosa: 3164, texto: 'O conteúdo do arquivo não corresponde à sua extensão.' },
  { codigo: 'vazio', glosa: 3165, texto: 'O arquivo está vazio.' },
  { codigo: 'corrompido', glosa: 3165, texto: 'O arquivo está corrompido e não pôde ser lido.' },
  { codigo: 'tamanho', glosa: 3166, texto: `O arquivo passa do limite de ${tamanhoMaximo}.` },
] as const

type LinhaMotivo = (typeof motivosArquivo)[number]
export type MotivoArquivo = LinhaMotivo['codigo']

export function getMotivoArquivo(codigo: MotivoArquivo): LinhaMotivo {
  const linha = motivosArquivo.find((motivo) => motivo.codigo === codigo)
  if (!linha) throw new RangeError(`no such reason: ${codigo}`)
  return linha
}

/** The extension of a file's name, lower case, if it is one that is allowed. */
export function getExtensao(nomeArquivo: string): ExtensaoImagem | undefined {
  const extensao = /\.([^./\\]+)$/.exec(nomeArquivo.trim())?.[1]?.toLowerCase()
  return extensoesPermitidas.find((permitida) => permitida === extensao)
}

/**
 * What can be told from the name and the size alone, in the browser before sending and on the server before
 * decoding; `conteudo` and `corrompido` are for who reads the bytes.
 */
export function motivoArquivo(arquivo: { nome: string; tamanho: number }): MotivoArquivo | undefined {
  if (!getExtensao(arquivo.nome)) return 'extensao'
  if (arquivo.tamanho <= 0) return 'vazio'
  return arquivo.tamanho > tamanhoMaximoBytes ? 'tamanho' : undefined
}
