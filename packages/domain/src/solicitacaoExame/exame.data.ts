import type { GrupoExame } from './exame.tables.ts'

type LinhaExame = {
  readonly codigo: string
  readonly grupo: GrupoExame
  /** What is seen on it. */
  readonly mostra: string
  readonly paraQue: string
  /** Name of the portal's own drawing of it. */
  readonly desenho: string
}

const KIT = { grupo: 'Documentações', desenho: 'documentacao' } as const
const INTRA = 'Radiografias dentro da boca'
const EXTRA = 'Radiografias fora da boca'

/** What a dentist is told of each exam before asking for it, in the order in which they are offered. */
export const EXAMES: readonly LinhaExame[] = [
  {
    codigo: '81000421',
    grupo: INTRA,
    mostra: 'O dente inteiro, da coroa ao ápice, com o osso em volta, em um a quatro dentes vizinhos.',
    paraQue: 'Lesão no ápice, endodontia, fratura de raiz, reabsorção e perda óssea em torno de um dente.',
    desenho: 'periapical',
  },
  {
    codigo: '81000375',
    grupo: INTRA,
    mostra: 'As coroas dos dentes de cima e de baixo de um lado, juntas, e a crista óssea entre elas.',
    paraQue: 'Cárie entre os dentes, adaptação de restaurações e começo de perda óssea.',
    desenho: 'interproximal',
  },
  {
    codigo: '81000383',
    grupo: INTRA,
    mostra: 'O arco de cima ou de baixo visto pelo plano em que os dentes se tocam.',
    paraQue:
      'Dentes inclusos e supranumerários, cálculo de glândula, fratura e lesão maior que uma periapical.',
    desenho: 'oclusal',
  },
  {
    codigo: '81000294',
    grupo: INTRA,
    mostra: 'Todos os dentes, em uma série de periapicais e interproximais.',
    paraQue: 'Exame completo de periodontia e plano de tratamento extenso.',
    desenho: 'levantamento',
  },
  {
    codigo: '81000570',
    grupo: INTRA,
    mostra: 'O mesmo lugar em duas tomadas de ângulos diferentes.',
    paraQue: 'Saber se um dente incluso ou corpo estranho está do lado de fora ou de dentro do arco.',
    desenho: 'localizacao',
  },
  {
    codigo: '81000405',
    grupo: EXTRA,
    mostra: 'A mandíbula, a maxila e todos os dentes em uma só imagem, com os seios maxilares e os côndilos.',
    paraQue: 'Visão geral, terceiros molares, dentes inclusos e erupção na criança.',
    desenho: 'panoramica',
  },
  {
    codigo: '81000413',
    grupo: EXTRA,
    mostra: 'A panorâmica com as medidas do osso nos lugares de implante.',
    paraQue: 'Planejamento inicial de implantes.',
    desenho: 'panoramica',
  },
  {
    codigo: '81000472',
    grupo: EXTRA,
    mostra: 'O crânio e o perfil mole de lado, sempre na mesma distância.',
    paraQue: 'Relação entre maxila, mandíbula e dentes em ortodontia e ortopedia.',
    desenho: 'telerradiografia',
  },
  {
    codigo: '81000480',
    grupo: EXTRA,
    mostra: 'A telerradiografia com pontos, linhas e ângulos já medidos.',
    paraQue: 'Diagnóstico e plano em ortodontia, quando o traçado vem da unidade de radiologia.',
    desenho: 'tracado',
  },
  {
    codigo: '81000537',
    grupo: EXTRA,
    mostra: 'Os ângulos e as medidas sobre uma telerradiografia que já existe.',
    paraQue: 'Medir de novo sem expor o paciente outra vez.',
    desenho: 'tracado',
  },
  {
    codigo: '81000340',
    grupo: EXTRA,
    mostra: 'As duas articulações da mandíbula, de boca aberta e fechada.',
    paraQue: 'Dor, estalo ou limitação de abertura da boca.',
    desenho: 'atm',
  },
  {
    codigo: '81000367',
    grupo: EXTRA,
    mostra: 'Os ossos da mão e do punho e os centros de crescimento.',
    paraQue: 'Idade óssea: em que fase do crescimento está a criança ou o adolescente.',
    desenho: 'maoPunho',
  },
  {
    codigo: '81000324',
    grupo: EXTRA,
    mostra: 'O crânio de frente, com o feixe entrando pela face.',
    paraQue: 'Assimetrias e fraturas da face.',
    desenho: 'face',
  },
  {
    codigo: '81000430',
    grupo: EXTRA,
    mostra: 'O crânio de frente, com o feixe entrando pela nuca e a face sem ampliação.',
    paraQue: 'Assimetrias da mandíbula, fraturas e controle de cirurgia da face.',
    desenho: 'face',
  },
  {
    codigo: '81000561',
    grupo: EXTRA,
    mostra: 'Um lado do corpo e do ramo da mandíbula.',
    paraQue: 'Fratura ou lesão da mandíbula em quem não consegue fazer a panorâmica.',
    desenho: 'mandibula',
  },
  {
    codigo: '81000510',
    grupo: 'Tomografias',
    mostra: 'O arco em três dimensões, em cortes finos, com medidas reais.',
    paraQue:
      'Implante, dente incluso junto a nervo ou seio, fratura e reabsorção que a radiografia não mostra.',
    desenho: 'tomografia',
  },
  {
    codigo: '81000529',
    grupo: 'Tomografias',
    mostra: 'Um corte do osso em um plano escolhido.',
    paraQue: 'Altura e espessura do osso onde não há tomografia de feixe cônico.',
    desenho: 'tomografia',
  },
  {
    codigo: '81000278',
    grupo: 'Fotografias, modelos e mídia',
    mostra: 'A face e os dentes em tomadas padronizadas.',
    paraQue: 'Registro do caso e acompanhamento em ortodontia e estética.',
    desenho: 'fotografia',
  },
  {
    codigo: '81000456',
    grupo: 'Fotografias, modelos e mídia',
    mostra: 'As mesmas tomadas, em diapositivo.',
    paraQue: 'Arquivo e apresentação do caso.',
    desenho: 'fotografia',
  },
  {
    codigo: '81000308',
    grupo: 'Fotografias, modelos e mídia',
    mostra: 'Os dois arcos em gesso ou em arquivo digital, na mordida do paciente.',
    paraQue: 'Estudo da mordida e plano em ortodontia.',
    desenho: 'modelos',
  },
  {
    codigo: '98705563',
    grupo: 'Fotografias, modelos e mídia',
    mostra: 'Quanto espaço falta ou sobra em cada arco, medido nos modelos.',
    paraQue: 'Decidir se há extração ou desgaste no plano ortodôntico.',
    desenho: 'modelos',
  },
  {
    codigo: '81000553',
    grupo: 'Fotografias, modelos e mídia',
    mostra: 'Os exames do paciente gravados em mídia digital.',
    paraQue: 'Levar a documentação a outro profissional.',
    desenho: 'midia',
  },
  {
    codigo: '98958569',
    ...KIT,
    mostra: 'Panorâmica, telerradiografias, traçado, fotografias e modelos.',
    paraQue: 'Começo de um tratamento ortodôntico simples.',
  },
  {
    codigo: '98958577',
    ...KIT,
    mostra: 'O que a básica tem, e a discrepância de modelos.',
    paraQue: 'Começo de um tratamento ortodôntico em que o espaço precisa ser medido.',
  },
  {
    codigo: '98958585',
    ...KIT,
    mostra: 'O que a completa tem, e o levantamento radiográfico.',
    paraQue: 'Ortodontia em adulto, em que o osso de cada dente precisa ser visto.',
  },
  {
    codigo: '98968564',
    ...KIT,
    mostra: 'O que a completa tem, e a radiografia da mão e do punho.',
    paraQue: 'Ortopedia funcional na criança, conforme a fase do crescimento.',
  },
  {
    codigo: '98958593',
    ...KIT,
    mostra: 'O mesmo que a básica, em outro momento do tratamento.',
    paraQue: 'Comparar com a documentação inicial, no meio ou no fim do tratamento.',
  },
  {
    codigo: '98966162',
    ...KIT,
    mostra: 'O que a básica tem, o levantamento radiográfico e as interproximais.',
    paraQue: 'Doença periodontal em toda a boca, antes e depois do tratamento.',
  },
]
