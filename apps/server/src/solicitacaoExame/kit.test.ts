import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { beforeEach, expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)
// Each exam with the look-ups of a minute of its own.
beforeEach(() => t.clock.advance(61_000))

/** The kits and the sentences of Spec §5, in its order, as they stand there. */
const KITS = [
  ['98958569', 'Documentação ortodôntica básica'],
  ['98958577', 'Documentação ortodôntica completa'],
  ['98958585', 'Documentação ortodôntica especial'],
  ['98968564', 'Documentação ortopédica'],
  ['98958593', 'Documentação ortodôntica de controle'],
  ['98966162', 'Documentação periodontal'],
] as const
const TODOS: readonly string[] = KITS.map(([kit]) => kit)
const EXAMES: readonly [string, string, readonly string[]][] = [
  ['teleradiography', '81000472', TODOS],
  ['teleradiography with its tracing', '81000480', TODOS],
  ['panoramic', '81000405', TODOS],
  ['photography', '81000278', TODOS],
  ['models', '81000308', TODOS],
  ['cephalometric tracing', '81000537', TODOS],
  ['wrist radiograph', '81000367', ['98968564']],
  ['discrepancy of models', '98705563', ['98958577', '98958585', '98968564']],
  ['bite-wing', '81000375', ['98966162']],
  ['periapical survey', '81000294', ['98966162']],
]

const ask = (codigoAssociado: string, exames: readonly { codigo: string; localizacao?: string }[]) => {
  const eventos = exames.map((exame) => ({ ...exame, quantidade: 1 }))
  const body = { codigoAssociado, hipoteseDiagnostica: 'Mordida aberta anterior.', eventos }
  return t.call(solicitacaoExame.createSolicitacao, { body }, { as })
}

it.each(EXAMES)('%s beside each of the six kits', async (_nome, codigo, desabilitam) => {
  const lugar = codigo === '81000375' ? { localizacao: 'RMD' } : {}
  for (const [kit, rotulo] of KITS) {
    const mensagem = desabilitam.includes(kit) ? `A ${rotulo} já inclui este exame.` : null
    const codigoAssociado = await createAssociado(t)
    const exame = [codigo, ...Object.values(lugar)].join(':')
    const query = { cdAssociado: codigoAssociado, eventos: `${exame},${kit}` }
    const validado = await t.call(solicitacaoExame.validateProcedimento, { query }, { as })
    expect(validado.body.map(({ bloqueio }) => bloqueio)).toEqual([mensagem, null])

    const salvo = await ask(codigoAssociado, [{ codigo, ...lugar }, { codigo: kit }])
    expect(salvo.codigo).toBe(mensagem ? 'API-SOL-0004' : undefined)
    expect(salvo.detalhes).toEqual(mensagem ? [{ campo: 'eventos.0.codigo', item: 1, mensagem }] : [])
    expect(
      await t.rows('select status from solicitacao_exame where codigo_associado = $1', [codigoAssociado]),
    ).toEqual(mensagem ? [] : [{ status: 'APROVADA_PORTAL' }])
  }
})

it('an open order of a kit answers for its exams, one of the other kit for none of them', async () => {
  const codigoAssociado = await createAssociado(t)
  expect(await ask(codigoAssociado, [{ codigo: '98966162' }])).toMatchObject({ status: 200 })
  expect(await ask(codigoAssociado, [{ codigo: '81000294' }])).toMatchObject({ codigo: 'API-SOL-0007' })
  expect(await ask(codigoAssociado, [{ codigo: '81000367' }])).toMatchObject({ status: 200 })
  // Never for a separate bite-wing (Operadora §3).
  const interproximal = { codigo: '81000375', localizacao: 'RMD' }
  expect(await ask(codigoAssociado, [interproximal])).toMatchObject({ status: 200 })
})

/** What one request refuses of two exams, two requests of the same requester refuse too, in either order. */
it.each([
  ['two kits', { codigo: '98958569' }, { codigo: '98958577' }, 'API-SOL-0005'],
  ['two panoramics', { codigo: '81000405' }, { codigo: '81000413' }, 'API-SOL-0005'],
  ['a film and its traced one', { codigo: '81000472' }, { codigo: '81000480' }, 'API-SOL-0005'],
  ['a tracing and what has it', { codigo: '81000537' }, { codigo: '81000480' }, 'API-SOL-0004'],
  [
    'a periapical and the survey',
    { codigo: '81000421', localizacao: 'RIS' },
    { codigo: '81000294' },
    'API-SOL-0005',
  ],
  [
    'a bite-wing and the survey',
    { codigo: '81000375', localizacao: 'RMD' },
    { codigo: '81000294' },
    'API-SOL-0005',
  ],
  [
    'the survey and a kit that does not disable it',
    { codigo: '81000294' },
    { codigo: '98958585' },
    undefined,
  ],
  ['a film and a tracing', { codigo: '81000472' }, { codigo: '81000537' }, undefined],
])('%s: in one request and in two', async (_nome, um, outro, codigo) => {
  expect((await ask(await createAssociado(t), [um, outro])).codigo).toBe(codigo)
  for (const [primeiro, segundo] of [
    [um, outro],
    [outro, um],
  ] as const) {
    const codigoAssociado = await createAssociado(t)
    expect(await ask(codigoAssociado, [primeiro])).toMatchObject({ status: 200 })
    expect((await ask(codigoAssociado, [segundo])).codigo).toBe(codigo && 'API-SOL-0007')
  }
})

it('tells which exam of which request another does not go with', async () => {
  const codigoAssociado = await createAssociado(t)
  const { numeroSolicitacao } = (await ask(codigoAssociado, [{ codigo: '98958569' }])).body
  const mensagem = `Este exame não se pede junto de Documentação ortodôntica básica, do pedido ${numeroSolicitacao}.`
  expect((await ask(codigoAssociado, [{ codigo: '98958577' }])).detalhes).toEqual([
    { campo: 'eventos.0.codigo', item: 1, numeroSolicitacao, mensagem },
  ])
})
