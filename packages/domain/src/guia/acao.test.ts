import { describe, expect, it } from 'vitest'
import { acoes, getAcao, type NomeAcao } from './acao.tables.ts'
import { decideAcao, explainRecusa, motivoBloqueio } from './decideAcao.ts'
import { sayEsperaBloqueio } from './esperaBloqueio.tables.ts'
import type { EstadoGuia } from './estadoGuia.ts'
import type { Etapa } from './etapa.tables.ts'
import { buildEvento, buildGuia } from './guia.fixture.ts'
import { type Responsavel, type StatusFicha, statusFichas } from './statusFicha.tables.ts'

const anotar = ['createObservacao', 'createOcorrencia', 'deleteOcorrencia'] as const
const executar = [
  'updateDataEvento',
  'sign',
  'requestToken',
  'sendRepasse',
  'cancel',
  'renewSenha',
  'releaseComplementar',
] as const

/** By status (Produto §4): what the status itself allows, whoever acts and whatever else is missing. */
const vida: readonly { codigo: StatusFicha; etapa: Etapa; acoes: readonly NomeAcao[] }[] = [
  { codigo: -1, etapa: 1, acoes: [] },
  { codigo: 0, etapa: 1, acoes: [] },
  { codigo: 1, etapa: 2, acoes: ['uploadImagem', ...executar, ...anotar] },
  {
    codigo: 2,
    etapa: 2,
    acoes: ['uploadImagem', 'requestAuditoria', 'concludeAuditoria', 'deleteDataEvento', 'cancel', ...anotar],
  },
  { codigo: 3, etapa: 2, acoes: anotar },
  { codigo: 4, etapa: 2, acoes: ['sendJustificativa', 'uploadImagem', 'cancel', ...anotar] },
  { codigo: 5, etapa: 2, acoes: ['uploadImagem', 'cancel', ...anotar] },
  { codigo: 6, etapa: 2, acoes: [] },
  { codigo: 7, etapa: 2, acoes: ['uploadImagem', ...executar, ...anotar] },
  {
    codigo: 8,
    etapa: 1,
    acoes: ['saveRascunho', 'send', 'sendApp', 'uploadImagem', 'cancel', 'renewSenha', ...anotar],
  },
  {
    codigo: 9,
    etapa: 1,
    acoes: ['saveRascunho', 'send', 'uploadImagem', 'cancel', 'renewSenha', ...anotar],
  },
  { codigo: 10, etapa: 6, acoes: ['attachExame', 'processPagamento', ...anotar] },
  { codigo: 11, etapa: 6, acoes: ['attachExame', 'processPagamento', ...anotar] },
  { codigo: 12, etapa: 6, acoes: ['attachExame', 'attachRecurso', 'sendRecurso', ...anotar] },
  { codigo: 13, etapa: 6, acoes: ['attachExame', 'processRecurso', ...anotar] },
  { codigo: 14, etapa: 6, acoes: ['attachExame', 'processRecurso', ...anotar] },
  { codigo: 15, etapa: 6, acoes: ['attachExame', ...anotar] },
  {
    codigo: 16,
    etapa: 1,
    acoes: ['saveRascunho', 'send', 'uploadImagem', 'cancel', 'renewSenha', ...anotar],
  },
  { codigo: 17, etapa: 1, acoes: ['uploadImagem', ...executar, ...anotar] },
  { codigo: 18, etapa: 3, acoes: ['attachExame', 'generateToken', 'rejectToken', ...anotar] },
  { codigo: 19, etapa: 3, acoes: ['attachExame', 'confirmToken', 'rejectToken', ...anotar] },
  { codigo: 20, etapa: 6, acoes: ['attachExame', 'processPagamento', ...anotar] },
]

function guiaEm(linha: { codigo: StatusFicha; etapa: Etapa }): EstadoGuia {
  const complementar = linha.codigo === 16 || linha.codigo === 17
  return buildGuia({
    statusFicha: linha.codigo,
    codigoEtapaAtual: linha.etapa,
    numeroFichaPrincipal: complementar ? 900 : null,
  })
}

const matriz = vida.flatMap((linha) =>
  acoes.map(({ nome }) => ({
    status: linha.codigo,
    acao: nome,
    permite: nome === 'lock' || nome === 'unlock' || linha.acoes.includes(nome),
    guia: guiaEm(linha),
  })),
)

describe('22 statuses by 25 actions', () => {
  it('covers the whole table', () => {
    expect(matriz).toHaveLength(statusFichas.length * acoes.length)
  })

  it.each(matriz.filter((caso) => caso.permite))('status $status may $acao', ({ acao, guia }) => {
    expect(motivoBloqueio(guia, acao)).not.toBe('statusNaoPermite')
  })

  it.each(matriz.filter((caso) => !caso.permite))(
    'status $status refuses $acao and says so',
    ({ acao, guia }) => {
      expect(motivoBloqueio(guia, acao)).toBe('statusNaoPermite')
      expect(decideAcao(guia, acao)).toEqual({ ok: false, motivo: 'statusNaoPermite' })
      expect(explainRecusa(guia, acao, 'statusNaoPermite')).toMatch(
        new RegExp(`^A guia está em ".*"${getAcao(acao).rotulo}"( só é possível em .*)?\\.$`),
      )
    },
  )

  it.each(matriz)('a locked guide in status $status refuses $acao, unless it unlocks', ({ acao, guia }) => {
    const motivo = motivoBloqueio({ ...guia, bloqueada: true }, acao)
    expect(motivo).toBe(acao === 'unlock' ? undefined : 'guiaBloqueada')
  })

  it.each(vida)('a locked guide in status $codigo says what the other side leaves undone of it', (linha) => {
    const deOutros = linha.acoes.filter((nome) => nome !== 'sendApp' && getAcao(nome).quem !== 'credenciado')
    expect(sayEsperaBloqueio(linha.codigo) !== undefined).toBe(deOutros.length > 0)
  })
})

/** What the guide accepts from someone, in the table's order. */
const listPermitidas = (guia: EstadoGuia, quem: Responsavel = 'credenciado'): NomeAcao[] =>
  acoes
    .filter((linha) => linha.quem === quem && motivoBloqueio(guia, linha.nome) === undefined)
    .map((linha) => linha.nome)

describe('what each may do with a guide', () => {
  const done = { codigoEtapaAtual: 3, assinada: true, eventos: [buildEvento()] } as const

  it.each([
    {
      nome: 'released',
      guia: buildGuia({ statusFicha: 8, codigoEtapaAtual: 1 }),
      esperado: ['saveRascunho', 'send', 'uploadImagem', 'cancel', 'renewSenha', ...anotar, 'lock'],
    },
    {
      nome: 'authorised',
      guia: buildGuia(),
      esperado: [
        'uploadImagem',
        'updateDataEvento',
        'cancel',
        'renewSenha',
        'releaseComplementar',
        ...anotar,
        'lock',
      ],
    },
    {
      nome: 'done and signed',
      guia: buildGuia(done),
      esperado: [
        'uploadImagem',
        'updateDataEvento',
        'requestToken',
        'sendRepasse',
        'renewSenha',
        'releaseComplementar',
        ...anotar,
        'lock',
      ],
    },
    {
      nome: 'a maintenance released',
      guia: buildGuia({ statusFicha: 8, codigoEtapaAtual: 1, senhaDoMes: true }),
      esperado: ['saveRascunho', 'send', 'uploadImagem', 'cancel', ...anotar, 'lock'],
    },
    {
      nome: "a newborn's released",
      guia: buildGuia({ statusFicha: 8, codigoEtapaAtual: 1, recemNato: true }),
      esperado: ['saveRascunho', 'send', 'uploadImagem', 'cancel', ...anotar, 'lock'],
    },
    { nome: 'locked', guia: buildGuia({ bloqueada: true }), esperado: ['unlock'] },
    { nome: 'cancelled', guia: buildGuia({ statusFicha: 6 }), esperado: ['lock'] },
  ])('$nome: the provider', ({ guia, esperado }) => {
    expect(listPermitidas(guia)).toEqual(esperado)
  })

  it('shows the operator and the beneficiary only what is theirs', () => {
    expect(listPermitidas(buildGuia({ ...done, statusFicha: 19 }), 'beneficiario')).toEqual([
      'confirmToken',
      'rejectToken',
    ])
    expect(listPermitidas(buildGuia({ ...done, statusFicha: 18 }), 'operadora')).toEqual(['generateToken'])
  })
})
