import type { LinhaEvento } from './completeRegra.ts'
import { CIRURGIA_DENTE, CONSULTA, DENTISTICA_DENTE, PERIODONTIA_REGIAO } from './familiaEvento.data.ts'

/** TUSS table 22, periodontics: descriptions as published, in sentence case. */
export const EVENTOS_853: readonly LinhaEvento[] = [
  {
    codigoEvento: '85300012',
    descricao: 'Dessensibilização dentária',
    ...DENTISTICA_DENTE,
    grupoFrequencia: 'dessensibilizacao',
    fonte: 'tabela',
  },
  {
    codigoEvento: '85300020',
    descricao: 'Imobilização dentária em dentes permanentes',
    ...PERIODONTIA_REGIAO,
    regioes: 'sextantes',
    intervaloMeses: 6,
  },
  {
    codigoEvento: '85300039',
    descricao: 'Raspagem sub-gengival/alisamento radicular',
    ...PERIODONTIA_REGIAO,
    grupoFrequencia: 'raspagemSub',
    imagemInicial: true,
    preAprovacao: 'auditoria',
    fonte: 'tabela',
  },
  {
    codigoEvento: '85300047',
    descricao: 'Raspagem supra-gengival',
    ...PERIODONTIA_REGIAO,
    especialidades: [1, 4, 9, 10],
    grupoFrequencia: 'raspagemSupra',
    regioes: 'boca',
    intervaloMeses: 6,
    fonte: 'tabela',
    codigosAntigos: ['98530047'],
  },
  {
    codigoEvento: '85300055',
    descricao: 'Remoção dos fatores de retenção do biofilme dental (placa bacteriana)',
    ...PERIODONTIA_REGIAO,
    intervaloMeses: 6,
  },
  {
    codigoEvento: '85300063',
    descricao: 'Tratamento de abscesso periodontal agudo',
    ...PERIODONTIA_REGIAO,
    urgencia: true,
    intervaloMeses: 1,
  },
  {
    codigoEvento: '85300071',
    descricao: 'Tratamento de gengivite necrosante aguda - GNA',
    ...PERIODONTIA_REGIAO,
    urgencia: true,
    intervaloMeses: 1,
  },
  {
    codigoEvento: '85300080',
    descricao: 'Tratamento de pericoronarite',
    ...PERIODONTIA_REGIAO,
    urgencia: true,
    intervaloMeses: 1,
  },
  {
    codigoEvento: '85300098',
    descricao: 'Manutenção periodontal',
    ...CONSULTA,
    especialidades: [1, 4, 10],
    intervaloMeses: 4,
    glosaFrequencia: '3033',
    classeCarencia: 'periodontia',
    tokenObrigatorio: true,
    requerEvento: [
      {
        grupos: ['raspagemSupra', 'raspagemSub'],
        escopo: 'beneficiario',
        codigoGlosa: '3102',
        severidade: 'auditoria',
        aceitaImagem: false,
      },
    ],
    fonte: 'tabela',
  },
  {
    codigoEvento: '85300101',
    descricao: 'Tracionamento de raiz residual',
    ...CIRURGIA_DENTE,
    especialidades: [4, 5, 6],
  },
]
