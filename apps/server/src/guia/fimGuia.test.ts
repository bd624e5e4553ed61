import { guia } from '@portal/contract/guia.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import {
  createAssociado,
  createGuia,
  dateEvento,
  detailGuia,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)
const hoje = civilDay(t.clock.now())

/** What each reply of a guide tells of its ends. */
async function readFins(numeroFicha: number) {
  const query = { numeroFicha }
  const [resumo, inteira] = await Promise.all([
    t.call(guia.getGuia, { query }, { as }),
    t.call(guia.getGuiaDetalhada, { query }, { as }),
  ])
  const { codigoAssociado } = inteira.body.associado
  const plano = await t.call(guia.getPlanoTratamento, { query: { codigoAssociado } }, { as })
  const emAndamento = plano.body.emAndamento.find((uma) => uma.numeroFicha === numeroFicha)
  return [resumo.body, inteira.body, emAndamento].flatMap((resposta) => (resposta ? [resposta] : []))
}

describe('the first end of what lets the patient of a guide be attended', () => {
  const plano = (dia: string | null) => ({ dia, motivo: 'plano' })
  const cartao = (dia: string) => ({ dia, motivo: 'cartao' })
  it.each<[string, { associado?: string; vinculo?: string }, object | null]>([
    ['neither has an end', { associado: 'validade_cartao = null' }, null],
    ['the card ends', { associado: `validade_cartao = '2026-12-01'` }, cartao('2026-12-01')],
    [
      'the plan ends before the card',
      { associado: `validade_cartao = '2027-12-31'`, vinculo: `fim = '2026-12-31'` },
      plano('2026-12-31'),
    ],
    [
      'the card ends before the plan',
      { associado: `validade_cartao = '2026-12-30'`, vinculo: `fim = '2026-12-31'` },
      cartao('2026-12-30'),
    ],
    [
      'both on one day',
      { associado: `validade_cartao = '2026-12-31'`, vinculo: `fim = '2026-12-31'` },
      plano('2026-12-31'),
    ],
    [
      'the plan ends, and there is no card',
      { associado: 'validade_cartao = null', vinculo: `fim = '2026-12-31'` },
      plano('2026-12-31'),
    ],
    [
      'the member leaves before',
      { associado: `validade_cartao = '2026-12-31', exclusao = '2026-11-10'` },
      plano('2026-11-10'),
    ],
    [
      'inactive, without a day',
      { associado: `validade_cartao = '2026-11-01', situacao = 'inativo'` },
      plano(null),
    ],
    [
      'suspended, whatever else ends',
      { associado: `situacao = 'suspenso'`, vinculo: `fim = '2026-11-01'` },
      { dia: null, motivo: 'suspensao' },
    ],
  ])('%s', async (_nome, { associado, vinculo }, fimCobertura) => {
    const codigoAssociado = await createAssociado(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    if (associado) await t.rows(`update associado set ${associado} where codigo = $1`, [codigoAssociado])
    if (vinculo) {
      await t.rows(`update associado_plano set ${vinculo} where codigo_associado = $1`, [codigoAssociado])
    }
    const fins = { validadeSenha: expect.any(String), fimCobertura, prazosApresentacao: [] }
    expect(await readFins(numeroFicha)).toMatchObject([fins, fins, fins])
  })
})

describe('the last days on which what is done of a guide may be forwarded', () => {
  const SEGUNDA = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }

  it('are those of its dated events in their order, and each of them tells its own', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [RESTAURACAO, SEGUNDA])
    await t.rows(`update guia set data_autorizacao = $2 where numero_ficha = $1`, [
      numeroFicha,
      addDays(hoje, -5),
    ])
    await t.rows(`update evento_guia set data_autorizacao = $2 where numero_ficha = $1`, [
      numeroFicha,
      addDays(hoje, -5),
    ])
    const nenhum = { prazosApresentacao: [] }
    expect(await readFins(numeroFicha)).toMatchObject([nenhum, nenhum, nenhum])
    await dateEvento(t, numeroFicha, RESTAURACAO, hoje)
    await dateEvento(t, numeroFicha, SEGUNDA, addDays(hoje, -3))
    const dias = { prazosApresentacao: [addDays(hoje, 87), addDays(hoje, 90)] }
    expect(await readFins(numeroFicha)).toMatchObject([dias, dias, dias])
    expect((await detailGuia(t, numeroFicha)).eventos).toMatchObject([
      { apresentarAte: addDays(hoje, 90) },
      { apresentarAte: addDays(hoje, 87) },
    ])
  })

  it.each([
    ['1321', 0],
    ['3091', 1],
  ])(
    'are none of an event that is denied for its day (%s) whenever it is forwarded: %i',
    async (codigo, quantos) => {
      const numeroFicha = await createGuia(t, 'assinada')
      await t.rows(
        `update evento_guia set motivos = jsonb_build_array(jsonb_build_object('codigoGlosa', $2::text, 'severidade', 'aviso',
              'campo', 'data', 'texto', 'x')) where numero_ficha = $1`,
        [numeroFicha, codigo],
      )
      expect((await detailGuia(t, numeroFicha)).prazosApresentacao).toHaveLength(quantos)
    },
  )

  it('run no longer once the guide is forwarded, late as it may be', async () => {
    const numeroFicha = await createGuia(t, 'assinada')
    await t.rows(`update evento_guia set apresentar_ate = $2 where numero_ficha = $1`, [
      numeroFicha,
      addDays(hoje, -1),
    ])
    const terminado = { prazosApresentacao: [addDays(hoje, -1)] }
    expect(await readFins(numeroFicha)).toMatchObject([terminado, terminado, terminado])
    await t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as })
    const nenhum = { prazosApresentacao: [] }
    expect(await readFins(numeroFicha)).toMatchObject([nenhum, nenhum, nenhum])
  })
})
