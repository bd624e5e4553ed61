const DO_CADASTRO = 'Contrato do plano do paciente: o cadastro diz se, e desde quando, ele pode ser atendido.'
const DO_PLANO = 'Contrato do plano do paciente: o que ele cobre e o que deixa de fora.'
const DO_CREDENCIADO = 'Contrato entre o credenciado e a operadora: o que ele atende, e enquanto vale.'

/** The denials that say what the plan pays this provider for, and nothing of what it covers. */
export const GLOSAS_DO_CREDENCIADO = ['1201', '1214', '1217', '3278', '3279'] as const

/**
 * Where the rule behind a denial comes from, when it is not the operator's own (Domínio §1, §2, §6.2, §6.3, §6.15): the
 * code, the kind of source, and the source with what it says. The text of every message is of table 38.
 */
export const LINHAS_ORIGEM_GLOSA = [
  ['1005', 'contrato', DO_CADASTRO],
  ['1006', 'contrato', DO_CADASTRO],
  ['1014', 'contrato', DO_CADASTRO],
  ['1016', 'contrato', DO_CADASTRO],
  ['1017', 'contrato', DO_CADASTRO],
  ['1407', 'contrato', DO_PLANO],
  ['3287', 'contrato', DO_PLANO],
  ...GLOSAS_DO_CREDENCIADO.map((codigo) => [codigo, 'contrato', DO_CREDENCIADO] as const),
  [
    '1007',
    'lei',
    'Lei 9.656/1998, art. 12: carência de no máximo 24 horas na urgência e de 180 dias no resto. Os dias de cada classe são do contrato do paciente.',
  ],
  [
    '1025',
    'lei',
    'Lei 9.656/1998, art. 12 (segmentação): a odontologia é atendida por planos que têm essa segmentação.',
  ],
  [
    '3283',
    'ans',
    'RN 465/2021 da ANS, rol de procedimentos: o que fica fora do rol só vale se o produto do paciente o tem.',
  ],
  ['3288', 'ans', 'RN 465/2021 da ANS, diretrizes de utilização (DUT) do rol de procedimentos.'],
  [
    '2903',
    'tiss',
    'Padrão TISS da ANS (RN 501/2022), mensagem de recurso de glosa: a justificativa é obrigatória, até 500 caracteres.',
  ],
  ['2907', 'tiss', 'Padrão TISS da ANS: o prazo de 180 dias está no próprio texto da tabela 38.'],
  ['3033', 'tiss', 'Padrão TISS da ANS: os quatro meses estão no próprio texto da tabela 38.'],
  [
    '3001',
    'tiss',
    'Padrão TISS da ANS, tabela 22 (TUSS): só existem os procedimentos dela e os que a operadora declara como seus.',
  ],
  [
    '3021',
    'tiss',
    'Padrão TISS da ANS, tabela 42 (regiões da boca): cada item leva dente ou região, nunca os dois.',
  ],
  ['3022', 'tiss', 'Padrão TISS da ANS, tabela 28 (dentes): cada item leva dente ou região, nunca os dois.'],
  [
    '3023',
    'tiss',
    'Padrão TISS da ANS, tabela 32 (faces): de uma a cinco, entre O, L, M, V, D, I e P. Quantas o evento pede é da regra dele.',
  ],
  ['3307', 'tiss', 'Padrão TISS da ANS, tabelas 28 e 42: cada item leva dente ou região, nunca os dois.'],
] as const

/** The denials that the rule of an event leads to: what changes with it, and holds since it holds. */
export const GLOSAS_DA_REGRA = [
  '3003',
  '3004',
  '3007',
  '3013',
  '3016',
  '3021',
  '3022',
  '3023',
  '3024',
  '3025',
  '3027',
  '3033',
  '3041',
  '3059',
  '3064',
  '3065',
  '3067',
  '3080',
  '3081',
  '3101',
  '3102',
  '3261',
  '3283',
  '3288',
  '3307',
] as const
