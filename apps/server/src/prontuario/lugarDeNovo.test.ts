import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createAssociado,
  type EventoEnvio,
  insertImagem,
  RESTAURACAO,
  runFila,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createUmAto, PAGO, PROFILAXIA, RASPAGEM } from './umAto.fixture.ts'

const t = await openTestApp()
const { a, b, setDay, readEvento, readLugar, decide, finish, renew } = await createUmAto(t)

const dia = (n: number): string => addDays('2026-11-24', n)
const goTo = (n: number): void => setDay(dia(n))
beforeEach(() => goTo(0))

/** May be done again after a month. */
const CONTROLE: EventoEnvio = { codigoEvento: '81000545', quantidade: 1, numeroSequenciaInclusao: 1 }

const NEGADO = { pago: false }

/** A's scaling, in a complementary guide, of the day of A's own prophylaxis: it keeps no place. */
async function createSemLugar() {
  const paciente = await createAssociado(t)
  const principal = await a.request(paciente, PROFILAXIA)
  await a.date(principal, PROFILAXIA, dia(0))
  goTo(1)
  const deA = await a.release({ codigoAssociado: paciente, numeroFichaPrincipal: principal })
  await a.send(deA, [RASPAGEM])
  await a.date(principal, PROFILAXIA, dia(1))
  expect((await a.date(deA, RASPAGEM, dia(1))).status).toBe(200)
  expect(await readEvento(deA)).toMatchObject({ codigos: ['3008'] })
  return { paciente, principal, deA }
}

/** Operadora §1: whoever changes what it said asks for its place anew, of those who were authorised since. */
describe('a day moved within the password', () => {
  it.each([
    ['before B is paid', false],
    ['after it', true],
  ])(
    'onto what another was authorised for since is refused, and the day before stands, %s',
    async (_nome, antes) => {
      const paciente = await createAssociado(t)
      const deA = await a.request(paciente, CONTROLE)
      await a.date(deA, CONTROLE, dia(0))
      goTo(40)
      const deB = await b.request(paciente, CONTROLE)
      await b.date(deB, CONTROLE, dia(40))
      if (antes) await finish(b, deB)
      const { codigo, raw } = await a.date(deA, CONTROLE, dia(39))
      expect(codigo).toBe('API-GTO-0057')
      expect(String(raw)).toContain('3016')
      expect(await readLugar(deA)).toEqual([1, 3])
      // A typo is put right.
      expect((await a.date(deA, CONTROLE, dia(1))).status).toBe(200)
      await finish(a, deA)
      if (!antes) await finish(b, deB)
      expect([await readEvento(deA), await readEvento(deB)]).toMatchObject([PAGO, PAGO])
    },
  )

  it('onto what another only holds, by way of no day at all, goes to a person', async () => {
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, CONTROLE)
    await a.date(deA, CONTROLE, dia(0))
    goTo(40)
    const deB = await b.request(paciente, CONTROLE)
    await a.date(deA, CONTROLE, null)
    await a.date(deA, CONTROLE, dia(40))
    expect(await readLugar(deA)).toEqual([2, 4])
    await b.date(deB, CONTROLE, dia(40))
    await decide(deA)
    await finish(b, deB)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it.each([1, 8])('away from it, by %i days, is taken, and both are paid', async (dias) => {
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, CONTROLE)
    await a.date(deA, CONTROLE, dia(0))
    goTo(40)
    const deB = await b.request(paciente, CONTROLE)
    await b.date(deB, CONTROLE, dia(40))
    await a.date(deA, CONTROLE, dia(dias))
    expect(await readLugar(deA)).toEqual([1, 3])
    await finish(a, deA)
    await finish(b, deB)
    expect([await readEvento(deA), await readEvento(deB)]).toMatchObject([PAGO, PAGO])
  })

  it('no day, of what has none, changes nothing', async () => {
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, RESTAURACAO)
    goTo(1)
    expect((await a.date(deA, RESTAURACAO, null)).status).toBe(200)
    await a.date(deA, RESTAURACAO, dia(1))
    expect(await readLugar(deA)).toEqual([1, 3])
  })
})

describe('an extraction and a restoration of one tooth', () => {
  const RESTAURA: EventoEnvio = { ...RESTAURACAO, codigoLocalizacao: '26' }
  const EXTRACAO: EventoEnvio = {
    codigoEvento: '82000875',
    codigoLocalizacao: '26',
    quantidade: 1,
    numeroSequenciaInclusao: 1,
  }

  async function authoriseBoth() {
    const paciente = await createAssociado(t)
    const restaura = await a.request(paciente, RESTAURA)
    const extrai = await b.release({ codigoAssociado: paciente })
    for (const momento of ['inicial', 'final'] as const) await insertImagem(t, extrai, momento, '26')
    await b.send(extrai, [EXTRACAO])
    await decide(extrai)
    await decide(extrai)
    return { restaura, extrai }
  }

  it.each([9, 11])(
    'done in their order, a day put right from 10 to %i is taken, and both are paid',
    async (n) => {
      const { restaura, extrai } = await authoriseBoth()
      goTo(4)
      await a.date(restaura, RESTAURA, dia(4))
      goTo(12)
      await b.date(extrai, EXTRACAO, dia(10))
      expect((await b.date(extrai, EXTRACAO, null)).status).toBe(200)
      expect((await b.date(extrai, EXTRACAO, dia(n))).status).toBe(200)
      expect(await readLugar(extrai)).toEqual([1, 3])
      await finish(a, restaura)
      await finish(b, extrai)
      expect([await readEvento(restaura), await readEvento(extrai)]).toMatchObject([PAGO, PAGO])
    },
  )

  it('told to be of before what was done to the tooth, it goes to a person, and the other is paid', async () => {
    const { restaura, extrai } = await authoriseBoth()
    goTo(10)
    await a.date(restaura, RESTAURA, dia(10))
    goTo(12)
    await b.date(extrai, EXTRACAO, dia(5))
    expect(await readLugar(extrai)).toEqual([2, 4])
    await finish(a, restaura)
    expect(await readEvento(restaura)).toMatchObject(PAGO)
  })

  it('moved to before it, it is refused, and the day before stands', async () => {
    const { restaura, extrai } = await authoriseBoth()
    goTo(10)
    await a.date(restaura, RESTAURA, dia(10))
    goTo(20)
    await b.date(extrai, EXTRACAO, dia(20))
    expect((await b.date(extrai, EXTRACAO, dia(5))).codigo).toBe('API-GTO-0057')
    await finish(a, restaura)
    await finish(b, extrai)
    expect([await readEvento(restaura), await readEvento(extrai)]).toMatchObject([PAGO, PAGO])
  })
})

describe('what kept no place and would be paid again', () => {
  it('is denied where another was authorised for it since', async () => {
    const { paciente, principal, deA } = await createSemLugar()
    goTo(2)
    const deB = await b.request(paciente, RASPAGEM)
    await a.date(principal, PROFILAXIA, dia(0))
    expect((await a.date(deA, RASPAGEM, dia(2))).codigo).toBe('API-GTO-0057')
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(NEGADO)
    goTo(3)
    await b.date(deB, RASPAGEM, dia(3))
    await finish(b, deB)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('is paid where nobody was', async () => {
    const { principal, deA } = await createSemLugar()
    await a.date(principal, PROFILAXIA, dia(0))
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(PAGO)
  })
})

describe('a guide that waits for a person', () => {
  it('keeps the places of what of it is done: its terms do not run', async () => {
    const [feita, tarde] = [16, 26].map((dente, i) => ({
      ...RESTAURACAO,
      codigoLocalizacao: String(dente),
      numeroSequenciaInclusao: i + 1,
    })) as [EventoEnvio, EventoEnvio]
    const paciente = await createAssociado(t)
    const deA = await a.release({ codigoAssociado: paciente })
    await a.send(deA, [feita, tarde])
    goTo(5)
    await a.date(deA, feita, dia(5))
    goTo(91)
    await b.request(paciente, { ...tarde, numeroSequenciaInclusao: 1 })
    // The last day of the other's term.
    goTo(95)
    await a.date(deA, tarde, dia(80))
    await decide(deA)
    expect(await readLugar(deA)).toEqual([2, 5])
    goTo(110)
    const outra = await b.release({ codigoAssociado: paciente })
    const { body } = await b.send(outra, [{ ...feita, numeroSequenciaInclusao: 1 }])
    expect(body.motivos[0]?.motivos[0]?.codigoGlosa).toBe('3016')
    goTo(182)
    await decide(deA)
    expect(await readLugar(deA)).toEqual([1, 3])
    const prazos = await t.rows(
      `select apresentar_ate::text as prazo, dias_parados as dias from evento_guia where numero_ficha = $1 order by 1`,
      [deA],
    )
    expect(prazos).toEqual([
      { prazo: addDays(dia(5 + 90), 87), dias: 87 },
      { prazo: addDays(dia(80 + 90), 87), dias: 87 },
    ])
  })
})

describe('what was said not to have been done', () => {
  it('is not dated where another was authorised since, though other days of the guide were told late', async () => {
    const extracoes = ['15', '25'].map((codigoLocalizacao, i) => ({
      codigoEvento: '82000875',
      codigoLocalizacao,
      quantidade: 1,
      numeroSequenciaInclusao: i + 2,
    }))
    const paciente = await createAssociado(t)
    const deA = await a.release({ codigoAssociado: paciente })
    for (const { codigoLocalizacao } of extracoes) await insertImagem(t, deA, 'inicial', codigoLocalizacao)
    for (const { codigoLocalizacao } of extracoes) await insertImagem(t, deA, 'final', codigoLocalizacao)
    await a.send(deA, [RESTAURACAO, ...extracoes])
    await decide(deA)
    await decide(deA)
    goTo(91)
    await b.request(paciente, RESTAURACAO)
    goTo(92)
    for (const extracao of extracoes) await a.date(deA, extracao, dia(50))
    const as = await a.enter()
    await t.call(guia.sign, { params: { id: deA } }, { as })
    const pedido = {
      numeroFicha: deA,
      eventos: [{ codigoEvento: '82000875', numeroSequencialInclusao: 2, numeroSequencialEvento: 1 }],
      naoRealizados: [1],
    }
    const token = await t.call(guia.requestToken, { body: pedido }, { as })
    expect(token.status, String(token.raw)).toBe(200)
    await runFila(t, 'generateToken', deA)
    await runFila(t, 'confirmToken', deA)
    expect(await renew(a, deA)).toBeUndefined()
    expect((await a.date(deA, RESTAURACAO, dia(92))).codigo).toBe('API-GTO-0057')
  })
})

describe('a day told while asking for the authorisation', () => {
  it('meets what another has done since that day', async () => {
    const urgencia: EventoEnvio = { codigoEvento: '81000049', quantidade: 1, numeroSequenciaInclusao: 1 }
    const paciente = await createAssociado(t)
    const deB = await b.request(paciente, urgencia)
    goTo(2)
    await b.date(deB, urgencia, dia(2))
    goTo(3)
    const pedido = { codigoAssociado: paciente, codigoEspecialidade: 18 }
    const liberada = await t.call(liberacaoSenha.releaseSenha, { body: pedido }, { as: await a.enter() })
    const deA = liberada.body.numeroFicha
    // As without a day, it asks for a reason (3016): a day is told once it has been given.
    const { codigo, raw } = await a.send(deA, [{ ...urgencia, data: '25/11/2026' }])
    expect(codigo).toBe('API-GTO-0016')
    expect(String(raw)).toContain('depende de análise ou documento')
    await finish(b, deB)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })
})

describe('a plan that has ended', () => {
  it('reserves nothing: who is authorised under the next one keeps the place', async () => {
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, RESTAURACAO)
    const [{ outro } = { outro: '' }] = await t.rows<{ outro: string }>(
      `select p.codigo as outro from plano p join associado_plano ap on ap.codigo_associado = $1
                 join plano meu on meu.codigo = ap.codigo_plano
        where p.rede = meu.rede and p.codigo <> meu.codigo order by p.percentual_coparticipacao limit 1`,
      [paciente],
    )
    await t.rows('update associado_plano set fim = $2, principal = false where codigo_associado = $1', [
      paciente,
      dia(10),
    ])
    await t.rows('insert into associado_plano values ($1, $2, true, $3)', [paciente, outro, '2022-01-01'])
    goTo(20)
    const deB = await b.request(paciente, RESTAURACAO)
    expect(await readLugar(deB)).toEqual([1, 2])
    // A did it within its plan, and says so late.
    await a.date(deA, RESTAURACAO, dia(9))
    expect(await readLugar(deA)).toEqual([2, 4])
    await b.date(deB, RESTAURACAO, dia(20))
    await finish(b, deB)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })
})
