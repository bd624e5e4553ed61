import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createPaciente } from '../elegibilidade/paciente.fixture.ts'
import { civilDay } from '../runtime/clock.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import {
  askExames,
  countPedidos,
  createComExames,
  type Evento,
  em,
  panoramica,
  periapical,
  tomografia,
} from './pedido.fixture.ts'
import { createSolicitacao, readSolicitacao } from './solicitacao.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)
const HOJE = civilDay(TEST_NOW)
const JUSTIFICATIVA = 'Dor espontânea e aumento de volume na região.'

const ask = (codigo: string, eventos: readonly Evento[], resto: Parameters<typeof askExames>[4] = {}) =>
  askExames(t, as, codigo, eventos, resto)
const count = (codigoAssociado: string) => countPedidos(t, codigoAssociado)

describe('solicitacaoExame.createSolicitacao: what is refused at entry leaves nothing', () => {
  it.each<[string, string, Evento[], object[]]>([
    [
      'no exam',
      'API-SOL-0003',
      [panoramica, { codigo: '85100196', localizacao: '26', quantidade: 1 }],
      [{ campo: 'eventos.1.codigo', item: 2 }],
    ],
    [
      'no such event',
      'API-SOL-0003',
      [{ codigo: '99999999', quantidade: 1 }],
      [{ campo: 'eventos.0.codigo' }],
    ],
    [
      'no place',
      'API-SOL-0002',
      [{ codigo: '81000421', quantidade: 1 }],
      [{ campo: 'eventos.0.complementoLocais.locais' }],
    ],
    [
      'a place of another exam',
      'API-SOL-0002',
      [{ codigo: '81000375', ...em('RMD', 'RIS') }],
      [{ campo: 'eventos.0.complementoLocais.locais.1' }],
    ],
    [
      'a place of an exam of the whole mouth',
      'API-SOL-0002',
      [{ ...panoramica, localizacao: 'AS' }],
      [{ campo: 'eventos.0.complementoLocais.locais' }],
    ],
    [
      'more than its places',
      'API-SOL-0002',
      [{ ...periapical, quantidade: 2 }],
      [{ campo: 'eventos.0.quantidade' }],
    ],
    ['the same exam twice', 'API-SOL-0002', [panoramica, panoramica], [{ campo: 'eventos.1.codigo' }]],
    [
      'what a kit disables',
      'API-SOL-0004',
      [panoramica, { codigo: '98958577', quantidade: 1 }],
      [{ campo: 'eventos.0.codigo', mensagem: 'A Documentação ortodôntica completa já inclui este exame.' }],
    ],
    [
      'two kits',
      'API-SOL-0005',
      ['98958577', '98958585'].map((codigo) => ({ codigo, quantidade: 1 })),
      [{ campo: 'eventos.1.codigo', codigoGlosa: '3286' }],
    ],
    [
      'two that are one',
      'API-SOL-0005',
      ['81000472', '81000480'].map((codigo) => ({ codigo, quantidade: 1 })),
      [{ campo: 'eventos.1.codigo', codigoGlosa: '3286' }],
    ],
  ])('%s: %s', async (_nome, codigo, eventos, detalhes) => {
    const codigoAssociado = await createPaciente(t)
    const answer = await ask(codigoAssociado, eventos)
    expect(answer.codigo).toBe(codigo)
    expect(answer.detalhes).toMatchObject(detalhes)
    expect(await count(codigoAssociado)).toBe(0)
  })

  it('all that is wrong is told at once', async () => {
    const { codigo, detalhes } = await ask(await createPaciente(t), [
      { codigo: '99999999', quantidade: 1 },
      { codigo: '81000421', quantidade: 1 },
    ])
    expect(codigo).toBe('API-SOL-0003')
    expect(detalhes.map(({ campo }) => campo)).toEqual([
      'eventos.0.codigo',
      'eventos.1.complementoLocais.locais',
    ])
  })

  it('a dentist of another provider', async () => {
    const codigoAssociado = await createPaciente(t)
    const answer = await ask(codigoAssociado, [panoramica], { codigoDentista: 1000041 })
    expect(answer).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo: 'codigoDentista' }] })
    expect(await count(codigoAssociado)).toBe(0)
  })

  it('a dentist who left', async () => {
    const saiu = 1000046
    const codigoAssociado = await createPaciente(t)
    const ask46 = async () =>
      askExames(t, await t.as(100004), codigoAssociado, [panoramica], { codigoDentista: saiu })
    const set = (ativo: boolean) => t.rows('update dentista set ativo = $2 where codigo = $1', [saiu, ativo])
    await set(false)
    expect(await ask46()).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo: 'codigoDentista' }] })
    expect(await count(codigoAssociado)).toBe(0)
    await set(true)
    expect((await ask46()).status).toBe(200)
  })

  it.each([
    ['of no place', { ...panoramica, local: 'regiao' }, 'Este exame não leva dente nem região.'],
    ['of a region', { ...periapical, local: 'dente' }, 'Este exame leva região.'],
    ['as it is', { ...periapical, local: 'regiao' }, undefined],
  ] as const)('a kind of place that is not of the exam: %s', async (_nome, evento, mensagem) => {
    const codigoAssociado = await createPaciente(t)
    const { codigo, detalhes } = await ask(codigoAssociado, [evento])
    expect(codigo).toBe(mensagem && 'API-SOL-0002')
    expect(detalhes).toEqual(mensagem ? [{ campo: 'eventos.0.local', item: 1, mensagem }] : [])
  })

  it('nobody, of a clinic of several dentists', async () => {
    const codigoAssociado = await createPaciente(t)
    const clinica = await t.as(100004)
    const detalhes = [{ campo: 'codigoDentista', mensagem: 'Escolha o dentista que pede.' }]
    expect(await askExames(t, clinica, codigoAssociado, [panoramica])).toMatchObject({
      codigo: 'API-GEN-0001',
      detalhes,
    })
    expect(await count(codigoAssociado)).toBe(0)
    const dele = { codigoDentista: 1000041 }
    expect(await askExames(t, clinica, codigoAssociado, [panoramica], dele)).toMatchObject({ status: 200 })
  })

  it.each([
    [1, 200],
    [2, 400],
  ])('nobody, of a clinic that has %i left: %i', async (ativos, status) => {
    const saem = `codigo_credenciado = 100004 and ativo and codigo not in (
      select codigo from dentista where codigo_credenciado = 100004 and ativo order by codigo limit ${ativos})`
    const sairam = await t.rows<{ codigo: number }>(
      `update dentista set ativo = false where ${saem} returning codigo`,
    )
    const answer = await askExames(t, await t.as(100004), await createPaciente(t), [panoramica])
    await t.rows('update dentista set ativo = true where codigo = any ($1)', [
      sairam.map(({ codigo }) => codigo),
    ])
    expect(answer.status).toBe(status)
  })

  it('a hypothesis of which nothing is left', async () => {
    for (const hipoteseDiagnostica of ['""', '\u0000']) {
      const answer = await ask(await createPaciente(t), [panoramica], { hipoteseDiagnostica })
      expect(answer).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo: 'hipoteseDiagnostica' }] })
    }
  })

  it.each<[string, Parameters<typeof createPaciente>[1], Evento, string]>([
    ['inactive', { associado: `situacao = 'inativo'` }, panoramica, '1006'],
    [
      'waiting for its class',
      { modelo: '500000002', vinculo: `inicio = '${addDays(HOJE, -5)}'` },
      panoramica,
      '1007',
    ],
    [
      'a class that the plan does not cover',
      { plano: `classes_cobertas = '{cirurgia}'` },
      panoramica,
      '1407',
    ],
    ['out of the mandatory list', { plano: 'extra_rol = false' }, tomografia, '3283'],
  ])('denied: %s', async (_nome, fatos, evento, codigoGlosa) => {
    const codigoAssociado = await createPaciente(t, fatos)
    const answer = await ask(codigoAssociado, [evento])
    expect(answer).toMatchObject({ codigo: 'API-SOL-0005', status: 422 })
    expect(answer.detalhes).toMatchObject([{ campo: 'eventos.0.codigo', codigoGlosa }])
    expect(await count(codigoAssociado)).toBe(0)
  })

  it.each([
    ['the whole mouth, within the year', '81000405', 30, null, panoramica, 'API-SOL-0005'],
    ['the whole mouth, a year later', '81000405', 366, null, panoramica, undefined],
    ['the region, within the month', '81000421', 10, 'RMSD', periapical, 'API-SOL-0006'],
    ['another region', '81000421', 10, 'RMSE', periapical, undefined],
  ] as const)('repeated: %s', async (_nome, codigoEvento, dias, regiao, evento, codigo) => {
    const codigoAssociado = await createComExames(t, dias, [codigoEvento, regiao])
    expect(await ask(codigoAssociado, [evento])).toMatchObject({ codigo })
    expect(await count(codigoAssociado)).toBe(codigo ? 0 : 1)
  })

  it('a repetition that is denied says from which day on it is not', async () => {
    const { detalhes } = await ask(await createComExames(t, 30, ['81000405']), [panoramica])
    expect(detalhes).toMatchObject([{ codigoGlosa: '3016', possivelEm: '2027-10-22' }])
  })

  it('a repetition asks for a justification of its own, which goes to a person', async () => {
    const codigoAssociado = await createComExames(t, 10, ['81000421', 'RMSD'])
    const curta = await ask(codigoAssociado, [{ ...periapical, justificativa: 'dor' }])
    expect(curta).toMatchObject({ codigo: 'API-SOL-0006' })
    expect(curta.detalhes).toMatchObject([
      {
        campo: 'eventos.0.justificativa',
        item: 1,
        mensagem: expect.stringContaining('pelo menos 20 caracteres'),
      },
    ])
    // That of another exam is not this one's.
    const alheia = await ask(codigoAssociado, [periapical, { ...panoramica, justificativa: JUSTIFICATIVA }])
    expect(alheia).toMatchObject({ codigo: 'API-SOL-0006' })
    expect(await count(codigoAssociado)).toBe(0)
    const { body } = await ask(codigoAssociado, [{ ...periapical, justificativa: JUSTIFICATIVA }])
    expect(body).toMatchObject({ status: 'EM_ANALISE' })
    expect(await readSolicitacao(t, body.numeroSolicitacao)).toMatchObject({
      eventos: [{ situacao: 'EM_ANALISE', justificativa: JUSTIFICATIVA }],
    })
  })

  it.each([
    ['the same exam', 'APROVADA_PORTAL', [panoramica], 'API-SOL-0007'],
    ['in analysis', 'EM_ANALISE', [panoramica], 'API-SOL-0007'],
    ['another exam', 'APROVADA_PORTAL', [periapical], undefined],
    ['cancelled', 'CANCELADA', [panoramica], undefined],
    ['expired', 'EXPIRADA', [panoramica], undefined],
  ] as const)('asked for already: %s', async (_nome, status, eventos, codigo) => {
    const codigoAssociado = await createPaciente(t)
    const numeroSolicitacao = await createSolicitacao(t, { codigoAssociado, status })
    const answer = await ask(codigoAssociado, [...eventos])
    expect(answer.codigo).toBe(codigo)
    expect(answer.detalhes).toMatchObject(codigo ? [{ campo: 'eventos.0.codigo', numeroSolicitacao }] : [])
    expect(await count(codigoAssociado)).toBe(codigo ? 1 : 2)
  })

  it('asked for twice already: the newest is told', async () => {
    const codigoAssociado = await createPaciente(t)
    await createSolicitacao(t, { codigoAssociado })
    const numeroSolicitacao = await createSolicitacao(t, { codigoAssociado })
    expect(await ask(codigoAssociado, [panoramica])).toMatchObject({
      codigo: 'API-SOL-0007',
      detalhes: [{ campo: 'eventos.0.codigo', numeroSolicitacao }],
    })
  })

  it('what another provider asked for is not told of', async () => {
    const codigoAssociado = await createPaciente(t)
    await createSolicitacao(t, { codigoAssociado, login: 100004 })
    expect(await ask(codigoAssociado, [panoramica])).toMatchObject({ status: 200 })
  })
})
