import { carta } from '@portal/contract/carta.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado, createGuia, detailGuia, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

/** A member of the plan of the network whose operator bills the patient's part, without waiting periods left. */
async function createDepois(): Promise<string> {
  const codigo = await createAssociado(t)
  await t.rows(`update associado_plano set codigo_plano = 'AURESS' where codigo_associado = $1`, [codigo])
  return codigo
}

/** 30 per cent of the resin's 100. */
const DEPOIS = '30.00'
const ZERO = '0.00'

const ask = async (codigoAssociado: string) => {
  const query = { codigoAssociado, codigoEvento: '85100200', dente: '26', faces: 'OM' }
  return (await t.call(elegibilidade.getEvento, { query }, { as: await t.as(100001) })).body
}

describe('Operadora §4: o plano cuja operadora cobra a parte do paciente', () => {
  it('na elegibilidade, no preço e no plano diz que no balcão não se cobra', async () => {
    const codigoAssociado = await createDepois()
    expect(await ask(codigoAssociado)).toMatchObject({
      valorCopart: ZERO,
      valorCopartOperadora: DEPOIS,
      planos: [{ codigoPlano: 'AURESS', valorCopart: ZERO, valorCopartOperadora: DEPOIS }],
    })
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    const query = { numeroFicha, codigoEvento: '85100200', quantidade: 2 }
    expect((await t.call(evento.getValor, { query }, { as: await t.as(100001) })).body).toEqual({
      valor: '200.00',
      valorCopart: ZERO,
      valorCopartOperadora: '60.00',
    })
    const { body } = await t.call(
      elegibilidade.getInformacoes,
      { query: { codigoAssociado } },
      { as: await t.as(100001) },
    )
    expect(body.planos).toMatchObject([{ cobrancaCoparticipacao: 'operadora' }])
  })

  it('a guia paga inteira, sem franquia; a parte do paciente se mostra', async () => {
    const numero = await createGuia(t, 'processada', { codigoAssociado: await createDepois() })
    const guia = await detailGuia(t, numero)
    expect(guia).toMatchObject({
      valorAprovado: '100.00',
      valorCopartTotal: ZERO,
      valorCopartOperadoraTotal: DEPOIS,
      valorPago: '100.00',
      eventos: [
        { valorPago: '100.00', valorFranquia: ZERO, valorCopart: ZERO, valorCopartOperadora: DEPOIS },
      ],
    })
    const linhas = await t.rows(
      `select processado_centavos as processado, franquia_centavos as franquia, glosa_centavos as glosa,
              liberado_centavos as liberado from repasse_evento where numero_ficha = $1`,
      [numero],
    )
    expect(linhas).toEqual([{ processado: 10_000, franquia: 0, glosa: 0, liberado: 10_000 }])
  })

  it('a estimativa diz ao paciente quanto e a quem', async () => {
    const numero = await createGuia(t, 'autorizada', { codigoAssociado: await createDepois() })
    const { body } = await t.call(
      carta.getEstimativa,
      { query: { numeroFicha: numero } },
      { as: await t.as(100001) },
    )
    expect(body).toMatchObject({ valorPlanoTotal: '70.00', valorPacienteTotal: DEPOIS })
    expect(body.notas).toContain('A Aurora Odonto cobra de você')
  })

  it.each([
    ['2026-11-21', ZERO, DEPOIS],
    ['2026-11-22', DEPOIS, undefined],
  ])('vale desde o dia da sua linha: %s', async (desde, valorCopart, valorCopartOperadora) => {
    const codigoAssociado = await createDepois()
    await t.rows(`update plano_coparticipacao set desde = $1 where codigo_plano = 'AURESS'`, [desde])
    const { valorCopart: balcao, valorCopartOperadora: depois } = await ask(codigoAssociado)
    expect([balcao, depois]).toEqual([valorCopart, valorCopartOperadora])
  })

  it('o que está por fazer é de quem recolhe hoje, e não de quem recolhia quando se autorizou', async () => {
    const codigoAssociado = await createDepois()
    await t.rows(`update plano_coparticipacao set desde = '2026-12-01' where codigo_plano = 'AURESS'`)
    const numero = await createGuia(t, 'autorizada', { codigoAssociado })
    const antes = await detailGuia(t, numero)
    expect(antes).toMatchObject({ valorCopartTotal: DEPOIS, eventos: [{ valorCopart: DEPOIS }] })
    await t.rows(`update plano_coparticipacao set desde = '2026-11-01' where codigo_plano = 'AURESS'`)
    expect(await detailGuia(t, numero)).toMatchObject({
      valorCopartTotal: ZERO,
      valorCopartOperadoraTotal: DEPOIS,
      eventos: [{ valorCopart: ZERO, valorCopartOperadora: DEPOIS }],
    })
  })

  it('os outros planos, e o que se fez antes, são da clínica', async () => {
    const guia = await detailGuia(t, await createGuia(t, 'processada'))
    expect(guia).toMatchObject({ valorCopartTotal: '10.00', valorPago: '90.00' })
    expect(guia.valorCopartOperadoraTotal).toBeUndefined()
  })
})
