import type { LinhaEvento } from './completeRegra.ts'

/**
 * Values with `fonte: 'tabela'` in a row are the typical ones of the field, row by row; every other value (`padrao`)
 * is a sensible default taken from the row's family, for the operator to replace by its own contract.
 *
 * What events of one kind have in common; a row of the catalogue spreads its family and states what differs.
 * Specialties by code (Spec §3): 1 general, 2 dentistry, 3 endodontics, 4 periodontics, 5 surgery, 6 orthodontics,
 * 7 semiology, 8 pathology, 9 pediatric, 10 special patients, 11 jaw orthopedics, 13 prosthodontics, 14 radiology,
 * 15 aesthetics, 16 implant, 18 emergency, 19 diagnosis, 25 prevention, 31 stomatology, 32 TMJ dysfunction.
 */
type Familia = Omit<LinhaEvento, 'codigoEvento' | 'descricao'>

const DENTISTICA = [1, 2, 9, 10, 15]
const ENDODONTIA = [1, 3, 9, 10]
const PERIODONTIA = [1, 4, 10]
const CIRURGIA = [1, 5, 10]
const PROTESE = [1, 13, 15]
const ORTODONTIA = [6, 11]

export const CONSULTA = {
  especialidades: [1, 2, 3, 4, 5, 7, 8, 9, 10, 13, 15, 16, 19, 25, 31, 32],
  tokenObrigatorio: false,
} satisfies Familia

export const DIAGNOSTICO = {
  especialidades: [1, 7, 8, 19, 31],
  intervaloMeses: 6,
  tokenObrigatorio: false,
} satisfies Familia

export const RADIOGRAFIA = {
  especialidades: [14, 19],
  radiologia: true,
  intervaloMeses: 12,
  tokenObrigatorio: false,
} satisfies Familia

export const CIRURGIA_DENTE = {
  especialidades: CIRURGIA,
  dentes: 'permanentes',
  denticao: 'permanente',
  glosaDente: '3022',
  escopo: 'dente',
  execucaoUnica: true,
  imagemInicial: true,
  imagemFinal: true,
  justificativaMinima: 20,
  preAprovacao: 'auditoria',
  classeCarencia: 'cirurgia',
} satisfies Familia

export const EXODONTIA = {
  ...CIRURGIA_DENTE,
  // Children's permanent teeth are taken out by who treats children.
  especialidades: [...CIRURGIA, 9],
  grupoFrequencia: 'exodontia',
  removeDente: true,
} satisfies Familia

export const EXODONTIA_INCLUSO = { ...EXODONTIA, especialidades: CIRURGIA } satisfies Familia

export const CIRURGIA_REGIAO = {
  especialidades: [1, 4, 5, 10],
  regioes: 'boca',
  escopo: 'regiao',
  intervaloMeses: 12,
  imagemInicial: true,
  justificativaMinima: 20,
  preAprovacao: 'auditoria',
  classeCarencia: 'cirurgia',
} satisfies Familia

export const CIRURGIA_TECIDO = { ...CIRURGIA_REGIAO, regioes: 'qualquer' } satisfies Familia

export const CIRURGIA_GERAL = {
  especialidades: [5, 10, 31],
  justificativaMinima: 20,
  intervaloMeses: 1,
  classeCarencia: 'cirurgia',
} satisfies Familia

export const CIRURGIA_URGENTE = {
  especialidades: CIRURGIA,
  regioes: 'qualquer',
  escopo: 'regiao',
  intervaloMeses: 1,
  justificativaMinima: 20,
  urgencia: true,
} satisfies Familia

export const ENXERTO = { ...CIRURGIA_REGIAO, especialidades: [4, 5, 16], extraRol: true } satisfies Familia

export const ODONTOPEDIATRIA = {
  especialidades: [1, 9, 10],
  dentes: 'deciduos',
  denticao: 'decidua',
  escopo: 'dente',
  justificativaMinima: 20,
  classeCarencia: 'odontopediatria',
} satisfies Familia

export const ODONTOPEDIATRIA_REGIAO = {
  especialidades: [1, 9, 10],
  regioes: 'boca',
  escopo: 'regiao',
  justificativaMinima: 20,
  classeCarencia: 'odontopediatria',
} satisfies Familia

export const COROA_DECIDUO = {
  ...ODONTOPEDIATRIA,
  grupoFrequencia: 'coroaDeciduo',
  intervaloMeses: 24,
  imagemInicial: true,
  imagemFinal: true,
  preAprovacao: 'auditoria',
  dut: 89,
} satisfies Familia

export const PREVENCAO = {
  especialidades: [1, 2, 4, 9, 10, 25],
  intervaloMeses: 6,
  tokenObrigatorio: false,
} satisfies Familia

/** One group for every material: otherwise one face would escape through another material's code. */
export const RESTAURACAO = {
  especialidades: DENTISTICA,
  dentes: 'todos',
  escopo: 'denteFace',
  grupoFrequencia: 'restauracao',
  intervaloMeses: 24,
  garantia: true,
  justificativaMinima: 20,
  classeCarencia: 'dentistica',
} satisfies Familia

export const DENTISTICA_DENTE = {
  especialidades: DENTISTICA,
  dentes: 'permanentes',
  denticao: 'permanente',
  escopo: 'dente',
  intervaloMeses: 12,
  justificativaMinima: 20,
  classeCarencia: 'dentistica',
} satisfies Familia

export const DENTISTICA_REGIAO = {
  especialidades: DENTISTICA,
  regioes: 'boca',
  escopo: 'regiao',
  intervaloMeses: 12,
  justificativaMinima: 20,
  classeCarencia: 'dentistica',
} satisfies Familia

export const ESTETICA = {
  especialidades: [2, 15],
  intervaloMeses: 24,
  foto: true,
  extraRol: true,
  preAprovacao: 'auditoria',
  classeCarencia: 'especial',
} satisfies Familia

export const ENDODONTIA_DENTE = {
  especialidades: ENDODONTIA,
  dentes: 'permanentes',
  denticao: 'permanente',
  escopo: 'dente',
  imagemInicial: true,
  imagemFinal: true,
  justificativaMinima: 20,
  preAprovacao: 'auditoria',
  classeCarencia: 'endodontia',
} satisfies Familia

export const TRATAMENTO_ENDODONTICO = {
  ...ENDODONTIA_DENTE,
  grupoFrequencia: 'endodontia',
  execucaoUnica: true,
  glosaDente: '3027',
} satisfies Familia

export const RETRATAMENTO_ENDODONTICO = {
  ...ENDODONTIA_DENTE,
  grupoFrequencia: 'retratamento',
  intervaloMeses: 24,
  glosaDente: '3027',
  requerEvento: [
    {
      grupos: ['endodontia', 'retratamento'],
      escopo: 'dente',
      codigoGlosa: '3102',
      severidade: 'auditoria',
      aceitaImagem: true,
    },
  ],
} satisfies Familia

export const PERIODONTIA_REGIAO = {
  especialidades: PERIODONTIA,
  regioes: 'boca',
  escopo: 'regiao',
  intervaloMeses: 12,
  justificativaMinima: 20,
  classeCarencia: 'periodontia',
} satisfies Familia

export const PROTESE_DENTE = {
  especialidades: PROTESE,
  dentes: 'permanentes',
  denticao: 'permanente',
  escopo: 'dente',
  intervaloMeses: 60,
  imagemInicial: true,
  imagemFinal: true,
  justificativaMinima: 20,
  preAprovacao: 'auditoria',
  classeCarencia: 'protese',
} satisfies Familia

export const COROA = { ...PROTESE_DENTE, grupoFrequencia: 'coroa' } satisfies Familia

/** A core or post needs a canal that was treated: in the history, in this guide or in an image. */
export const NUCLEO = {
  ...PROTESE_DENTE,
  grupoFrequencia: 'nucleo',
  dut: 94,
  requerEvento: [
    {
      grupos: ['endodontia', 'retratamento'],
      escopo: 'dente',
      codigoGlosa: '3064',
      severidade: 'glosa',
      aceitaImagem: true,
    },
  ],
} satisfies Familia

export const PROVISORIO = {
  ...PROTESE_DENTE,
  grupoFrequencia: 'provisorio',
  intervaloMeses: 12,
  imagemFinal: false,
} satisfies Familia

export const PROTESE_ARCO = {
  especialidades: [13],
  regioes: 'arcos',
  escopo: 'arcada',
  intervaloMeses: 60,
  foto: true,
  justificativaMinima: 20,
  extraRol: true,
  preAprovacao: 'auditoria',
  classeCarencia: 'protese',
} satisfies Familia

export const REPARO_PROTESE = {
  especialidades: PROTESE,
  regioes: 'arcos',
  escopo: 'arcada',
  intervaloMeses: 6,
  justificativaMinima: 20,
  preAprovacao: 'auditoria',
  classeCarencia: 'protese',
} satisfies Familia

export const OCLUSAO = {
  especialidades: [1, 13, 32],
  regioes: 'arcadas',
  escopo: 'arcada',
  intervaloMeses: 24,
  justificativaMinima: 20,
  extraRol: true,
  preAprovacao: 'auditoria',
  classeCarencia: 'especial',
} satisfies Familia

export const IMPLANTE = {
  especialidades: [16],
  dentes: 'permanentes',
  denticao: 'permanente',
  aceitaDenteAusente: true,
  escopo: 'dente',
  intervaloMeses: 60,
  idadeMinima: 18,
  severidadeIdade: 'glosa',
  imagemInicial: true,
  imagemFinal: true,
  justificativaMinima: 20,
  extraRol: true,
  preAprovacao: 'auditoria',
  classeCarencia: 'implante',
} satisfies Familia

export const PROTESE_IMPLANTE = {
  ...IMPLANTE,
  especialidades: [13, 16],
  grupoFrequencia: 'coroaImplante',
  requerEvento: [
    {
      grupos: ['82000980'],
      escopo: 'dente',
      codigoGlosa: '3102',
      severidade: 'glosa',
      aceitaImagem: true,
    },
  ],
} satisfies Familia

export const PROTESE_IMPLANTE_ARCO = {
  ...PROTESE_ARCO,
  especialidades: [13, 16],
  classeCarencia: 'implante',
} satisfies Familia

export const APARELHO = {
  especialidades: ORTODONTIA,
  imagemInicial: true,
  glosaImagem: '3041',
  intervaloMeses: 12,
  justificativaMinima: 20,
  extraRol: true,
  preAprovacao: 'auditoria',
  classeCarencia: 'ortodontia',
} satisfies Familia

export const APARELHO_FIXO = {
  ...APARELHO,
  grupoFrequencia: 'aparelhoFixo',
  papelOrtodontia: 'instalacao',
} satisfies Familia

export const MANUTENCAO_ORTODONTICA = {
  especialidades: ORTODONTIA,
  grupoFrequencia: 'manutencaoOrtodontica',
  papelOrtodontia: 'manutencao',
  mesCalendario: true,
  extraRol: true,
  classeCarencia: 'ortodontia',
} satisfies Familia

export const CONTENCAO_ORTODONTICA = {
  especialidades: ORTODONTIA,
  grupoFrequencia: 'contencaoOrtodontica',
  papelOrtodontia: 'contencao',
  regioes: 'arcos',
  escopo: 'arcada',
  execucaoUnica: true,
  extraRol: true,
  classeCarencia: 'ortodontia',
} satisfies Familia

export const PACIENTE_ESPECIAL = {
  especialidades: [9, 10],
  intervaloMeses: 1,
  maximoPorPeriodo: 2,
  justificativaMinima: 20,
  tokenObrigatorio: false,
} satisfies Familia

/** The operator's own kits: several TUSS exams under one code that TUSS does not have (Spec §3). */
export const DOCUMENTACAO_ORTODONTICA = {
  especialidades: [14],
  codigoTabela: '98',
  radiologia: true,
  grupoFrequencia: 'documentacaoOrtodontica',
  intervaloMeses: 6,
  justificativaMinima: 20,
  classeCarencia: 'ortodontia',
  tokenObrigatorio: false,
  fonte: 'operadora',
} satisfies Familia
