import { acervo } from '@portal/contract/acervo.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAPedir } from '../reanalisePrazo/reanalise.fixture.ts'
import { createGlosada, recorre } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { upload } from './imagem.fixture.ts'

const t = await openTestApp()
let numeroFicha: number
let sequencial: number
beforeAll(async () => {
  numeroFicha = await createGlosada(t, 100004)
  await t.rows('update guia set codigo_dentista = 1000041 where numero_ficha = $1', [numeroFicha])
  const { body } = await upload(t, numeroFicha, 'final 26.png', await arquivos.filme(10), {
    imagemGto: 'recurso:26',
    eventos: '1:26',
    as: await t.as(100004),
  })
  sequencial = body.imagem.sequencial
})

/** Of the same patient, for 1000043: a treatment whose term may be asked for anew, and a guide that may be appealed. */
async function createOutros() {
  await t.rows(
    `update credenciado set permissoes = array_append(permissoes, 'REANALISE_ORTO') where codigo = 100004`,
  )
  const [guia] = await t.rows<{ codigoAssociado: string }>(
    'select codigo_associado as "codigoAssociado" from guia where numero_ficha = $1',
    [numeroFicha],
  )
  const codigoAssociado = guia?.codigoAssociado ?? ''
  await t.rows(
    `update tratamento_ortodontico set estado = 'concluido', fim = '2026-11-21' where codigo_associado = $1`,
    [codigoAssociado],
  )
  const { numeroTratamento } = await createAPedir(t, { login: 100004, codigoAssociado })
  const outra = await createGlosada(t, 100004)
  await t.rows('update guia set codigo_dentista = 1000043 where numero_ficha = $1', [outra])
  for (const tabela of ['imagem_guia', 'evento_guia', 'guia'])
    await t.rows(`update ${tabela} set codigo_associado = $2 where numero_ficha = $1`, [
      outra,
      codigoAssociado,
    ])
  return { numeroTratamento, outra }
}

/** Spec §3: 1000043 sees itself alone, 1000042 its unit. */
describe('what was brought to an appeal', () => {
  it.each([
    [100004, true],
    [1000041, true],
    [1000042, true],
    [1000043, false],
  ])('is shown to %d as the appeal is: %s; the rest of the guide to all', async (login, esperado) => {
    const as = await t.as(login)
    const { body } = await t.call(imagem.listImagens, { query: { numeroFicha } }, { as })
    expect(body.map(({ momento }) => momento)).toEqual(['inicial', 'final', ...(esperado ? ['recurso'] : [])])
    const query = { numeroFicha, sequencial, versao: 'miniatura' } as const
    const { status, codigo } = await t.call(imagem.getImagem, { query }, { as })
    expect([status, codigo]).toEqual(esperado ? [200, undefined] : [404, 'API-IMG-0001'])
  })

  it.each([
    [1000041, ['É a imagem']],
    [1000043, []],
  ])(
    'is told by its number when %d sends the same again, only where it is shown',
    async (login, esperado) => {
      await t.rows('update guia set status_ficha = 8 where numero_ficha = $1', [numeroFicha])
      const { codigo, body } = await upload(t, numeroFicha, 'de novo.png', await arquivos.filme(10), {
        imagemGto: 'inicial:26',
        as: await t.as(login),
      })
      expect(codigo).toBe('API-IMG-0009')
      expect(
        (body.detalhes ?? []).map(({ mensagem }: { mensagem: string }) => mensagem.slice(0, 10)),
      ).toEqual(esperado)
    },
  )

  it.each([
    [100004, true],
    [1000043, false],
  ])('is offered to %d for what else is asked of its patient: %s', async (login, esperado) => {
    const as = await t.as(login)
    const { numeroTratamento, outra } = await createOutros()
    const chave = { numeroFicha, sequencial }
    const { body: recurso } = await t.call(
      recursoGlosa.getRecursoDetalhado,
      { query: { numeroFicha: outra } },
      { as },
    )
    const { body: termo } = await t.call(
      reanalisePrazo.getTratamento,
      { query: { numeroTratamento } },
      { as },
    )
    const isEla = (uma: typeof chave) => uma.numeroFicha === numeroFicha && uma.sequencial === sequencial
    expect([recurso.acervo.some(isEla), termo.acervo.some(isEla)]).toEqual([esperado, esperado])
    expect(termo.acervo.some((uma) => uma.numeroFicha === numeroFicha)).toBe(true)
    // Taken by its number, it would be evidence from then on.
    const pedido = { numeroTratamento, mesesPedidos: 18, justificativa: 'Canino incluso.', imagens: [chave] }
    const respostas = [
      await t.call(reanalisePrazo.sendReanalise, { body: pedido }, { as }),
      await t.call(
        recursoGlosa.sendRecurso,
        { body: { ...recorre(numeroFicha, sequencial), numeroFicha: outra } },
        { as },
      ),
    ]
    expect(respostas.map(({ codigo }) => codigo)).toEqual(
      esperado ? [undefined, undefined] : ['API-REA-0005', 'API-REC-0005'],
    )
  })

  it('stays where a colleague put it in the full-mouth layout, which 1000043 reads and arranges without it', async () => {
    const [inicial] = await t.rows<{ codigoAssociado: string; sequencial: number }>(
      `select codigo_associado as "codigoAssociado", sequencial from imagem_guia
        where numero_ficha = $1 and momento = 'inicial'`,
      [numeroFicha],
    )
    const codigoAssociado = inicial?.codigoAssociado ?? ''
    const [dona, outro] = [await t.as(100004), await t.as(1000043)]
    const read = async (as: typeof dona) =>
      (await t.call(acervo.getMontagem, { query: { codigoAssociado } }, { as })).body
    const keep = async (as: typeof dona, escolhas: (typeof dela)[], versao: number) =>
      (
        await t.call(
          acervo.updateMontagem,
          { body: { codigoAssociado, serie: '14', escolhas, versao } },
          { as },
        )
      ).body.escolhas
    const dela = { lugar: 'SI', imagem: { numeroFicha, sequencial } }
    const dele = { lugar: 'II', imagem: { numeroFicha, sequencial: inicial?.sequencial ?? 0 } }
    expect(await keep(dona, [dela], 0)).toEqual([dela])
    expect((await read(outro)).escolhas).toEqual([])
    expect(await keep(outro, [dele], 1)).toEqual([dele])
    expect((await read(outro)).escolhas).toEqual([dele])
    expect((await read(dona)).escolhas).toEqual([dele, dela])
    // The place is taken by who fills it.
    await keep(outro, [{ ...dele, lugar: 'SI' }], 2)
    expect((await read(dona)).escolhas).toEqual([{ ...dele, lugar: 'SI' }])
  })
})
