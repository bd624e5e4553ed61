import { guia } from '@portal/contract/guia.ts'
import { describe, expect, it } from 'vitest'
import {
  createAssociado,
  createGuia,
  createPendente,
  ENDODONTIA_ATIPICA,
  readGuia,
  releaseGuia,
  sendEventos,
} from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

describe('guia.createObservacao', () => {
  const create = (numeroFicha: number, descricaoObservacao: string) =>
    t.call(guia.createObservacao, { body: { numeroFicha, descricaoObservacao } }, { as })

  it('numbers them, without the characters of Spec §5', async () => {
    const numeroFicha = await createGuia(t)
    await create(numeroFicha, 'Primeira')
    const { body } = await create(numeroFicha, '  "Segunda" <#2>  ')
    expect(body).toEqual({
      sequencial: 2,
      autor: 'credenciado',
      tipo: 'observacao',
      descricaoObservacao: 'Segunda 2',
      criadaEm: '2026-11-21T12:00:00.000Z',
    })
  })

  it('refuses one of which nothing is left', async () => {
    const answer = await create(await createGuia(t), ' "<>" ')
    expect(answer).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'descricaoObservacao' }],
    })
  })
})

describe('guia.sendJustificativa', () => {
  const send = (numeroFicha: number) =>
    t.call(
      guia.sendJustificativa,
      { body: { numeroFicha, descricaoObservacao: 'Terceiro canal confirmado.' } },
      { as },
    )

  it('waits for the initial images, without which nobody can judge', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [ENDODONTIA_ATIPICA])
    expect(await send(numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0019' })
  })

  it.each(['Terceiro canal.', '  Terceiro canal.     ', '"Terceiro" <canal>.##'])(
    'is refused in its field while it is too short for the event: %j',
    async (descricaoObservacao) => {
      const numeroFicha = await createPendente(t, 'justificativa')
      const body = { numeroFicha, descricaoObservacao }
      const recusa = await t.call(guia.sendJustificativa, { body }, { as })
      expect(recusa).toMatchObject({ status: 422, codigo: 'API-GTO-0055' })
      expect(recusa.detalhes).toEqual([
        {
          campo: 'descricaoObservacao',
          mensagem: 'A justificativa deste caso pede pelo menos 20 caracteres; esta tem 15.',
        },
      ])
      const { statusFicha, justificativaTecnica } = (
        await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
      ).body
      expect({ statusFicha, justificativaTecnica }).toEqual({ statusFicha: 4, justificativaTecnica: null })
    },
  )

  it('is kept with the guide and among its observations', async () => {
    const numeroFicha = await createPendente(t, 'justificativa')
    await send(numeroFicha)
    const query = { numeroFicha }
    expect((await t.call(guia.getGuiaDetalhada, { query }, { as })).body.justificativaTecnica).toBe(
      'Terceiro canal confirmado.',
    )
    expect((await t.call(guia.listObservacoes, { query }, { as })).body).toMatchObject([
      { tipo: 'justificativa', descricaoObservacao: 'Terceiro canal confirmado.' },
    ])
  })
})

describe('guia.createOcorrencia and guia.deleteOcorrencia', () => {
  it('one number once', async () => {
    const body = { numeroFicha: await createGuia(t), numeroOcorrencia: 5 }
    expect((await t.call(guia.createOcorrencia, { body }, { as })).status).toBe(200)
    const again = await t.call(guia.createOcorrencia, { body }, { as })
    expect(again).toMatchObject({ status: 409, codigo: 'API-GTO-0026' })
    const { body: detalhada } = await t.call(
      guia.getGuiaDetalhada,
      { query: { numeroFicha: body.numeroFicha } },
      { as },
    )
    expect(detalhada.ocorrencias).toEqual([{ numeroOcorrencia: 5, criadaEm: '2026-11-21T12:00:00.000Z' }])
    expect((await t.call(guia.deleteOcorrencia, { query: body }, { as })).status).toBe(200)
    const gone = await t.call(guia.deleteOcorrencia, { query: body }, { as })
    expect(gone).toMatchObject({ status: 404, codigo: 'API-GTO-0027' })
  })
})

describe('guia.updateBloqueio', () => {
  const update = (nrFicha: number, bloqueio: boolean) =>
    t.call(guia.updateBloqueio, { body: { nrFicha, bloqueio, motivo: 'Em <conferência>' } }, { as })

  it('locks in any status, tells why, and unlocks', async () => {
    const numeroFicha = await createGuia(t, 'processada')
    await update(numeroFicha, true)
    const query = { numeroFicha }
    const locked = (await t.call(guia.getGuiaDetalhada, { query }, { as })).body
    expect(locked).toMatchObject({ bloqueio: true, motivoBloqueio: 'Em conferência', statusFicha: 12 })
    await update(numeroFicha, false)
    const unlocked = (await t.call(guia.getGuia, { query }, { as })).body
    expect(unlocked).toMatchObject({ bloqueio: false, statusFicha: 12 })
  })

  it('leaves a guide that already is so as it is', async () => {
    const numeroFicha = await createGuia(t)
    const { versao } = await readGuia(t, numeroFicha)
    expect((await update(numeroFicha, false)).body).toMatchObject({ versao })
    await update(numeroFicha, true)
    expect((await update(numeroFicha, true)).body).toMatchObject({ versao: versao + 1 })
  })
})

describe('guia.cancelGuia', () => {
  const cancel = (numeroFicha: number, motivo = 'Paciente desistiu') =>
    t.call(guia.cancelGuia, { body: { numeroFicha, motivo } }, { as })

  it('keeps the reason, in the guide and in its history', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    expect((await cancel(numeroFicha)).body).toMatchObject({ statusFicha: 6 })
    const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
    expect(body.historico.at(-1)).toMatchObject({
      acao: 'Guia cancelada',
      motivo: 'Paciente desistiu',
      paraStatus: 6,
    })
    expect(
      await t.rows(
        'select motivo_cancelamento as motivo, cancelada_em as em from guia where numero_ficha = $1',
        [numeroFicha],
      ),
    ).toEqual([{ motivo: 'Paciente desistiu', em: new Date('2026-11-21T12:00:00.000Z') }])
  })

  it('refuses once something was done', async () => {
    expect(await cancel(await createGuia(t, 'datada'))).toMatchObject({ status: 409, codigo: 'API-GTO-0022' })
  })

  it.each(['#', '\u0000', '\u200B'])('refuses without a reason, which %j is not', async (motivo) => {
    expect(await cancel(await createGuia(t), motivo)).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'motivo' }],
    })
  })
})

describe('guia.getFiltros', () => {
  it('offers the own specialties, the types and the real statuses', async () => {
    const { body } = await t.call(guia.getFiltros, {}, { as })
    expect(body.especialidades).toContainEqual({ codigo: 1, nome: 'Clínica geral' })
    expect(body.especialidades).not.toContainEqual({ codigo: 6, nome: 'Ortodontia' })
    expect(body.tiposAtendimento).toContainEqual({ codigo: 15, nome: 'Guia de início rápido' })
    expect(body.status.map(({ codigo }) => codigo)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })
})

describe('guia.getPreAprovacao', () => {
  it('lists the events that a person judges first', async () => {
    const get = async (codigoEspecialidade: number, codigoTipoAtendimento?: 6 | 7) => {
      const tipo = codigoTipoAtendimento && { codigoTipoAtendimento }
      return (await t.call(guia.getPreAprovacao, { query: { codigoEspecialidade, ...tipo } }, { as })).body
    }
    const endodontia = await get(3)
    expect(endodontia.exigePreAprovacao).toBe(true)
    expect(endodontia.eventos.map(({ codigoEvento }) => codigoEvento)).toContain('85200158')
    expect(await get(99)).toEqual({ exigePreAprovacao: false, eventos: [] })
    // The guide of the first orthodontic consultation holds nothing else.
    expect([(await get(6, 6)).exigePreAprovacao, (await get(6, 7)).exigePreAprovacao]).toEqual([false, true])
  })
})

describe('guia.getPlanoTratamento', () => {
  it('refuses a card that nobody has', async () => {
    const query = { codigoAssociado: '999999999' }
    const answer = await t.call(guia.getPlanoTratamento, { query }, { as })
    expect(answer).toMatchObject({ status: 404, codigo: 'API-ELE-0001' })
  })

  it('tells until when each event in hand may be done', async () => {
    const codigoAssociado = await createAssociado(t)
    const numeroFicha = await createGuia(t, 'autorizada', { codigoAssociado })
    await t.rows(`update guia set validade_senha = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
    const { body } = await t.call(guia.getPlanoTratamento, { query: { codigoAssociado } }, { as })
    expect(body.emAndamento).toMatchObject([{ numeroFicha, eventos: [{ janelaData: { ate: null } }] }])
  })

  it('tells what was done, by whom only as own or not', async () => {
    const numeroFicha = await createGuia(t, 'datada')
    const [{ codigo } = { codigo: '' }] = await t.rows<{ codigo: string }>(
      'select codigo_associado as codigo from guia where numero_ficha = $1',
      [numeroFicha],
    )
    const query = { codigoAssociado: codigo }
    const own = (await t.call(guia.getPlanoTratamento, { query }, { as })).body.historico
    expect(own).toMatchObject([{ codigoEvento: '85100200', dente: '26', proprio: true, numeroFicha }])
    const other = (await t.call(guia.getPlanoTratamento, { query }, { as: await t.as(100004) })).body
      .historico
    expect(other).toMatchObject([{ codigoEvento: '85100200', proprio: false, numeroFicha: null }])
  })
})
