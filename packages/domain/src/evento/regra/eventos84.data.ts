import type { LinhaEvento } from './completeRegra.ts'
import { PREVENCAO } from './familiaEvento.data.ts'

/**
 * The guideline of the sealant (DUT 80) has criteria and no age. The limit is ours: the fissures of an adult's tooth are
 * sealed by exception, for a stated reason.
 */
const IDADE_SELANTE = { idadeMaxima: 16, severidadeIdade: 'excecao', fonteIdade: 'operadora' } as const

/** TUSS table 22, prevention: descriptions as published, in sentence case. */
export const EVENTOS_84: readonly LinhaEvento[] = [
  {
    codigoEvento: '84000015',
    descricao: 'Aparelho protetor bucal',
    ...PREVENCAO,
    intervaloMeses: 24,
    extraRol: true,
  },
  {
    codigoEvento: '84000031',
    descricao: 'Aplicação de cariostático',
    ...PREVENCAO,
    dentes: 'deciduos',
    denticao: 'decidua',
    escopo: 'dente',
    intervaloMeses: 24,
    dut: 79,
    fonte: 'tabela',
  },
  {
    codigoEvento: '84000058',
    descricao: 'Aplicação de selante - técnica invasiva',
    ...PREVENCAO,
    dentes: 'selante',
    facesMinimo: 1,
    facesMaximo: 1,
    facesPermitidas: 'O',
    escopo: 'dente',
    grupoFrequencia: 'selante',
    intervaloMeses: 18,
    ...IDADE_SELANTE,
    glosaDente: '3288',
    dut: 80,
  },
  {
    codigoEvento: '84000074',
    descricao: 'Aplicação de selante de fóssulas e fissuras',
    ...PREVENCAO,
    dentes: 'selante',
    facesMinimo: 1,
    facesMaximo: 1,
    facesPermitidas: 'O',
    escopo: 'dente',
    grupoFrequencia: 'selante',
    intervaloMeses: 18,
    ...IDADE_SELANTE,
    glosaDente: '3288',
    dut: 80,
    fonte: 'tabela',
  },
  {
    codigoEvento: '84000090',
    descricao: 'Aplicação tópica de flúor',
    ...PREVENCAO,
    grupoFrequencia: 'fluor',
    idadeMaxima: 14,
    fonte: 'tabela',
    codigosAntigos: ['98400090'],
  },
  {
    codigoEvento: '84000112',
    descricao: 'Aplicação tópica de verniz fluoretado',
    ...PREVENCAO,
    grupoFrequencia: 'fluor',
  },
  {
    codigoEvento: '84000139',
    descricao: 'Atividade educativa em saúde bucal',
    ...PREVENCAO,
    fonte: 'tabela',
  },
  {
    codigoEvento: '84000163',
    descricao: 'Controle de biofilme (placa bacteriana)',
    ...PREVENCAO,
    fonte: 'tabela',
  },
  {
    codigoEvento: '84000171',
    descricao: 'Controle de cárie incipiente',
    ...PREVENCAO,
    grupoFrequencia: 'remineralizacao',
  },
  {
    codigoEvento: '84000198',
    descricao: 'Profilaxia: polimento coronário',
    ...PREVENCAO,
    grupoFrequencia: 'profilaxia',
    fonte: 'tabela',
    codigosAntigos: ['98400198'],
  },
  {
    codigoEvento: '84000201',
    descricao: 'Remineralização',
    ...PREVENCAO,
    grupoFrequencia: 'remineralizacao',
  },
  {
    codigoEvento: '84000228',
    descricao: 'Teste de capacidade tampão da saliva',
    ...PREVENCAO,
    especialidades: [1, 8, 19, 25],
    intervaloMeses: 12,
  },
  {
    codigoEvento: '84000236',
    descricao: 'Teste de contagem microbiológica',
    ...PREVENCAO,
    especialidades: [1, 8, 19, 25],
    intervaloMeses: 12,
  },
  {
    codigoEvento: '84000252',
    descricao: 'Teste de PH salivar',
    ...PREVENCAO,
    especialidades: [1, 8, 19, 25],
    intervaloMeses: 12,
  },
]
