/** How a figure is made and read; Operadora §5. */
type LinhaIndicador = {
  readonly codigo: string
  readonly rotulo: string
  /** What the percentage or the mean is made of, in the words of the screen. */
  readonly formula: string
  readonly unidade: 'percentual' | 'dias'
  /** What `parte` and `total` are: cents, or how many. */
  readonly medida: 'dinheiro' | 'contagem'
  readonly melhor: 'menor' | 'maior'
  /** What a row behind the figure is. */
  readonly linha: 'evento' | 'guia'
  /** The operator is measured, by what it does to this provider. */
  readonly daOperadora?: true
  /** After the part, of one and of more, and after the total: `14 negados de 120 eventos apresentados`. */
  readonly palavras: readonly [um: string, varios: string, total: string]
  /** What the day is that puts a row into its month. */
  readonly quando: string
  /** The rows that count for the part, and the others; none where every row counts. */
  readonly filtros?: readonly [contam: string, demais: string]
}

/** Which rows behind a figure are asked for: those that count for its part, or the others. */
export const quaisLinhas = ['contam', 'demais'] as const
export type QuaisLinhas = (typeof quaisLinhas)[number]

/** The figures of quality and performance, in the order of the screen. */
export const indicadores = [
  {
    codigo: 'glosaInicial',
    rotulo: 'Glosa inicial',
    formula: 'Valor que o pagamento negou ÷ valor apresentado, nos demonstrativos publicados no mês.',
    unidade: 'percentual',
    medida: 'dinheiro',
    melhor: 'menor',
    linha: 'evento',
    quando: 'Demonstrativo de',
    palavras: ['negado', 'negados', 'apresentados'],
    filtros: ['Negados', 'Sem glosa'],
  },
  {
    codigo: 'glosaFinal',
    rotulo: 'Glosa final',
    formula:
      'Valor que segue negado depois dos recursos já decididos ÷ valor apresentado, nos demonstrativos publicados no mês.',
    unidade: 'percentual',
    medida: 'dinheiro',
    melhor: 'menor',
    linha: 'evento',
    quando: 'Demonstrativo de',
    palavras: ['ainda negado', 'ainda negados', 'apresentados'],
    filtros: ['Ainda negados', 'Sem glosa ou devolvidos'],
  },
  {
    codigo: 'glosaDocumento',
    rotulo: 'Negados por documento',
    formula:
      'Eventos que o pagamento negou por falta de imagem, laudo ou justificativa ÷ eventos apresentados, nos demonstrativos publicados no mês.',
    unidade: 'percentual',
    medida: 'contagem',
    melhor: 'menor',
    linha: 'evento',
    quando: 'Demonstrativo de',
    palavras: ['negado por documento', 'negados por documento', 'eventos apresentados'],
    filtros: ['Negados por documento', 'Os demais'],
  },
  {
    codigo: 'retrabalho',
    rotulo: 'Retrabalho',
    formula:
      'Eventos que repetem, no mesmo dente e no mesmo grupo, outro feito por você nos doze meses anteriores ÷ eventos executados, nos demonstrativos publicados no mês. Exame de imagem não é repetição.',
    unidade: 'percentual',
    medida: 'contagem',
    melhor: 'menor',
    linha: 'evento',
    quando: 'Demonstrativo de',
    palavras: ['repetido', 'repetidos', 'eventos executados'],
    filtros: ['Repetidos', 'Os demais'],
  },
  {
    codigo: 'guiaCompleta',
    rotulo: 'Guias completas no primeiro envio',
    formula:
      'Guias que o primeiro envio não deixou à espera de imagem nem de justificativa ÷ guias enviadas no mês. As complementares não contam: incompletas, não se enviam.',
    unidade: 'percentual',
    medida: 'contagem',
    melhor: 'maior',
    linha: 'guia',
    quando: 'Enviada em',
    palavras: ['completa', 'completas', 'guias enviadas'],
    filtros: ['Completas', 'Incompletas'],
  },
  {
    codigo: 'tempoTratamento',
    rotulo: 'Tempo de tratamento',
    formula:
      'Dias úteis da autorização à última data da guia, em média, nas guias encaminhadas no mês. Segunda a sexta: feriados contam.',
    unidade: 'dias',
    medida: 'contagem',
    melhor: 'menor',
    linha: 'guia',
    quando: 'Encaminhada em',
    palavras: ['dia útil somado', 'dias úteis somados', 'guias encaminhadas'],
  },
  {
    codigo: 'recursoAcatado',
    rotulo: 'Recursos aprovados',
    formula: 'Eventos que o recurso devolveu ÷ eventos recorridos, nos recursos decididos no mês.',
    unidade: 'percentual',
    medida: 'contagem',
    melhor: 'maior',
    linha: 'evento',
    quando: 'Decidido em',
    palavras: ['aprovado', 'aprovados', 'eventos recorridos'],
    filtros: ['Aprovados', 'Não aprovados'],
  },
  {
    codigo: 'envioDigital',
    rotulo: 'Envio digital',
    formula: 'Guias que o aplicativo do beneficiário confirmou ÷ guias encaminhadas no mês.',
    unidade: 'percentual',
    medida: 'contagem',
    melhor: 'maior',
    linha: 'guia',
    quando: 'Encaminhada em',
    palavras: ['pelo aplicativo', 'pelo aplicativo', 'guias encaminhadas'],
    filtros: ['Pelo aplicativo', 'Pelo portal'],
  },
  {
    codigo: 'prazoPagamento',
    rotulo: 'Do protocolo ao pagamento',
    formula: 'Dias corridos do encaminhamento ao pagamento, em média, nas guias pagas no mês.',
    unidade: 'dias',
    medida: 'contagem',
    melhor: 'menor',
    linha: 'guia',
    daOperadora: true,
    quando: 'Paga em',
    palavras: ['dia somado', 'dias somados', 'guias pagas'],
  },
  {
    codigo: 'guiaSemResposta',
    rotulo: 'Guias sem resposta em 60 dias',
    formula:
      'Guias que não estavam processadas 60 dias depois de encaminhadas ÷ guias que completaram 60 dias no mês.',
    unidade: 'percentual',
    medida: 'contagem',
    melhor: 'menor',
    linha: 'guia',
    daOperadora: true,
    quando: 'Fez 60 dias em',
    palavras: ['sem resposta', 'sem resposta', 'guias que completaram 60 dias'],
    filtros: ['Sem resposta', 'Respondidas'],
  },
  {
    codigo: 'valorSemResposta',
    rotulo: 'Valor sem resposta em 60 dias',
    formula:
      'Valor de tabela das guias que não estavam processadas 60 dias depois de encaminhadas ÷ valor das que completaram 60 dias no mês.',
    unidade: 'percentual',
    medida: 'dinheiro',
    melhor: 'menor',
    linha: 'guia',
    daOperadora: true,
    quando: 'Fez 60 dias em',
    palavras: ['sem resposta', 'sem resposta', 'que completaram 60 dias'],
    filtros: ['Sem resposta', 'Respondidas'],
  },
] as const satisfies readonly LinhaIndicador[]

export type CodigoIndicador = (typeof indicadores)[number]['codigo']

export type Indicador = LinhaIndicador & { readonly codigo: CodigoIndicador }

const PELO_CODIGO: ReadonlyMap<string, Indicador> = new Map(indicadores.map((linha) => [linha.codigo, linha]))

/** The row of a code. Throws on a code that the table does not have. */
export function findIndicador(codigo: CodigoIndicador): Indicador {
  const linha = PELO_CODIGO.get(codigo)
  if (!linha) throw new RangeError(`no indicator ${codigo}`)
  return linha
}
