import { beforeAll, describe, expect, it } from 'vitest'
import {
  createAssociado,
  ENDODONTIA,
  type EventoEnvio,
  insertImagem,
  RESTAURACAO,
  runFila,
} from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { type Clinica, createClinica, payGuia } from './clinica.fixture.ts'

const PROFILAXIA: EventoEnvio = { codigoEvento: '84000198', quantidade: 1, numeroSequenciaInclusao: 1 }
const RASPAGEM: EventoEnvio = { ...PROFILAXIA, codigoEvento: '85300047', codigoLocalizacao: 'ASAI' }

const t = await openTestApp()
let ana: Clinica
let sorriso: Clinica
beforeAll(async () => {
  ana = createClinica(t, 100001)
  sorriso = createClinica(t, 100004)
  await t.rows(`update credencial set expira_em = '2030-01-01' where login in (100001, 100004)`)
})

const setDay = (dia: string) => t.clock.set(new Date(`${dia}T12:00:00Z`))

/**
 * The two authorisations of guides from before authorised events held their place: each guide is out of the other's
 * sight while it is asked for. The events of `umas` are authorised first.
 */
async function authoriseBoth(
  umas: EventoEnvio,
  outras: EventoEnvio,
  complete: (numeroFicha: number) => Promise<void> = async () => undefined,
): Promise<readonly [number, number]> {
  const paciente = await createAssociado(t)
  const request = async (clinica: Clinica, um: EventoEnvio): Promise<number> => {
    const numeroFicha = await clinica.release({ codigoAssociado: paciente })
    if (um.codigoEvento === ENDODONTIA.codigoEvento) await insertImagem(t, numeroFicha, 'inicial')
    await clinica.send(numeroFicha, [um])
    await complete(numeroFicha)
    return numeroFicha
  }
  const uma = await request(ana, umas)
  await t.rows(`update guia set validade_senha = '2000-01-01' where numero_ficha = $1`, [uma])
  const outra = await request(sorriso, outras)
  await t.rows(`update guia set validade_senha = '2027-06-30' where numero_ficha in ($1, $2)`, [uma, outra])
  return [uma, outra]
}

/** What the only event of a guide was paid, and why not. */
async function readPago(numeroFicha: number) {
  const [row] = await t.rows<{ pago: number; glosado: number; codigos: string[] }>(
    `select valor_pago_centavos as pago, valor_glosado_centavos as glosado,
            array(select m ->> 'codigoGlosa' from jsonb_array_elements(motivos) m) as codigos
       from evento_guia where numero_ficha = $1`,
    [numeroFicha],
  )
  if (!row) throw new Error(`guide ${numeroFicha} has no event`)
  return { paga: row.pago > 0 && row.glosado === 0, codigos: row.codigos }
}

const PAGA = { paga: true, codigos: [] }

/** Operadora §1: payment asks what was done earlier, never what came later. */
describe('payment looks back only', () => {
  it('pays a restoration of five days ago although another practice did its own yesterday', async () => {
    setDay('2026-11-10')
    const [uma, outra] = await authoriseBoth(RESTAURACAO, RESTAURACAO)
    setDay('2026-11-21')
    // The later one is dated, and paid, first.
    await sorriso.date(outra, RESTAURACAO, '2026-11-20')
    await ana.date(uma, RESTAURACAO, '2026-11-16')
    await sorriso.forward(outra)
    await ana.forward(uma)
    await payGuia(t, uma)
    await payGuia(t, outra)
    expect([await readPago(uma), await readPago(outra)]).toEqual([PAGA, { paga: false, codigos: ['3016'] }])
  })

  it('pays the root treatment of June, and denies the one of November', async () => {
    setDay('2026-06-10')
    const [uma, outra] = await authoriseBoth(ENDODONTIA, ENDODONTIA, async (numeroFicha) => {
      await insertImagem(t, numeroFicha, 'final')
      for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
    })
    expect((await ana.date(uma, ENDODONTIA)).status).toBe(200)
    expect((await ana.forward(uma)).status).toBe(200)
    setDay('2026-11-10')
    expect((await sorriso.date(outra, ENDODONTIA)).status).toBe(200)
    expect((await sorriso.forward(outra)).status).toBe(200)
    await payGuia(t, uma)
    await payGuia(t, outra)
    expect([await readPago(uma), await readPago(outra)]).toEqual([PAGA, { paga: false, codigos: ['3101'] }])
  })

  const mesmoDia: readonly (readonly [string, EventoEnvio, EventoEnvio, string])[] = [
    ['of two prophylaxes', PROFILAXIA, PROFILAXIA, '3016'],
    ['of a prophylaxis and a scaling after it', PROFILAXIA, RASPAGEM, '3008'],
  ]
  describe.each(mesmoDia)('%s on one day', (_nome, umas, outras, codigo) => {
    it.each([
      ['first', [0, 1]],
      ['last', [1, 0]],
    ] as const)('denies the second authorised alone, with the first paid %s', async (_quando, ordem) => {
      t.clock.set(TEST_NOW)
      const fichas = await authoriseBoth(umas, outras)
      await sorriso.date(fichas[1], outras)
      await ana.date(fichas[0], umas)
      await sorriso.forward(fichas[1])
      await ana.forward(fichas[0])
      for (const i of ordem) await payGuia(t, fichas[i])
      expect(await readPago(fichas[0])).toEqual(PAGA)
      expect(await readPago(fichas[1])).toEqual({ paga: false, codigos: [codigo] })
    })
  })

  it('does not count what is only authorised', async () => {
    t.clock.set(TEST_NOW)
    const [uma, outra] = await authoriseBoth(PROFILAXIA, PROFILAXIA)
    await sorriso.date(outra, PROFILAXIA)
    await sorriso.forward(outra)
    await payGuia(t, outra)
    expect(await readPago(outra)).toEqual(PAGA)
    expect((await t.rows(`select 1 from prontuario where numero_ficha = $1`, [uma])).length).toBe(1)
  })
})
