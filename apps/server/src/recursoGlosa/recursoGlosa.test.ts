import { imagem } from '@portal/contract/imagem.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import { createGuia, detailGuia, readGuia, runFila } from '../testing/guia.fixture.ts'
import {
  attach,
  createGlosada,
  denyMore,
  judgeRecurso,
  recorre,
  sendRecurso,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)
const read = async (numeroFicha: number, login = 100001) =>
  t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as: await t.as(login) })
const validate = async (numeroFicha: number) =>
  (await t.call(recursoGlosa.validateRecurso, { query: { numeroFicha } }, { as })).body
type Lista = 'RECORRER' | 'RECURSO' | 'DECIDIDO'
const search = async (situacao: Lista, ordem: 'DIAS' | 'VALOR' = 'DIAS', cursor: string | null = null) => {
  const query = { situacao, ordem, ...(cursor && { cursor, limite: 2 }) }
  const answer = await t.call(recursoGlosa.searchRecursos, { query }, { as })
  expect(answer.status, answer.raw.toString()).toBe(200)
  return answer.body
}
const lancamentos = (numeroFicha: number) =>
  t.rows<{ recurso: boolean; fechamento: string; informado: number; glosa: number; liberado: number }>(
    `select recurso, fechamento, informado_centavos as informado, glosa_centavos as glosa, liberado_centavos as liberado
       from repasse_evento where numero_ficha = $1 order by recurso, sequencial_inclusao`,
    [numeroFicha],
  )

describe('what may be appealed', () => {
  it('tells term, reason, what is asked for and what the archive has', async () => {
    const numeroFicha = await createGlosada(t)
    const { body } = await read(numeroFicha)
    // The statement of the run that closes on 20 December is out on 1 January; the term is 30 days.
    expect(body).toMatchObject({
      situacao: 'RECORRER',
      dataGlosa: '2027-01-01',
      prazoRecurso: '2027-01-31',
      prazoResposta: null,
      valorRecursado: '0.00',
      valorLiberado: null,
    })
    expect(body.valorGlosado).toBe(body.itens[0]?.valorGlosado)
    expect(body.itens).toMatchObject([
      {
        glosa: [{ codigoGlosa: '3067' }],
        cabe: true,
        novidades: [{ tipo: 'imagemFinal', obrigatoria: true }],
        enviado: null,
      },
    ])
    expect(body.itens[0]?.glosa[0]?.ajudaEvento?.comoRecorrer).toBeTruthy()
    // The initial image was there when it was denied; the final one named no event.
    expect(body.acervo.map(({ momento, julgadaPara }) => [momento, julgadaPara])).toEqual([
      ['final', []],
      ['inicial', [1]],
    ])
  })

  it('is nothing of a guide that was paid in full, and nothing before payment', async () => {
    const paga = await createGuia(t, 'processada')
    const aberta = await createGuia(t, 'autorizada')
    for (const numeroFicha of [paga, aberta]) {
      expect(await validate(numeroFicha)).toMatchObject({ valido: false, prazoRecurso: null })
      expect(await read(numeroFicha)).toMatchObject({ status: 409, codigo: 'API-REC-0001' })
    }
  })

  it('is lost the day after the term, in the words of table 38', async () => {
    const numeroFicha = await createGlosada(t)
    const publish = (dia: string) =>
      t.rows(`update repasse set publicacao = $1, pagamento = $1 where fechamento = '2026-09-20'`, [dia])
    await t.rows(
      `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
       values (100001, '2026-09-20', '2026-10-01', '2026-10-10', now()) on conflict do nothing`,
    )
    await t.rows(`update repasse_evento set fechamento = '2026-09-20' where numero_ficha = $1`, [numeroFicha])
    // Thirty days of which today, 21 November, is the last.
    await publish('2026-10-22')
    expect(await validate(numeroFicha)).toMatchObject({
      valido: true,
      prazoRecurso: '2026-11-21',
      impedimentos: [],
    })
    await publish('2026-10-21')
    expect(await validate(numeroFicha)).toMatchObject({
      valido: false,
      impedimentos: [{ codigoGlosa: '2909', mensagem: expect.stringContaining('recurso') }],
    })
    expect((await read(numeroFicha)).body.situacao).toBe('PERDIDO')
    expect(await sendRecurso(t, { numeroFicha })).toMatchObject({
      status: 422,
      codigo: 'API-REC-0003',
      detalhes: [{ codigoGlosa: '2909' }],
    })
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 12 })
    expect((await search('RECORRER')).recursos.map((linha) => linha.numeroFicha)).not.toContain(numeroFicha)
    await publish('2026-10-22')
    expect(await sendRecurso(t, { numeroFicha })).toMatchObject({ status: 200 })
  })
})

describe('an appeal', () => {
  it('won, leaves nothing against the event on its guide, and is told where the appeal is', async () => {
    const numeroFicha = await createGlosada(t)
    const [negado] = (await detailGuia(t, numeroFicha)).eventos
    expect(negado?.motivos).toMatchObject([{ codigoGlosa: '3067' }])
    await sendRecurso(t, recorre(numeroFicha, await attach(t, numeroFicha)))
    expect((await detailGuia(t, numeroFicha)).eventos[0]?.motivos).toMatchObject([{ codigoGlosa: '3067' }])
    await judgeRecurso(t, numeroFicha)
    const [ganho] = (await detailGuia(t, numeroFicha)).eventos
    expect(ganho).toMatchObject({ motivos: [], ajudaEvento: [], valorGlosado: '0.00' })
    expect(ganho?.valorLiberado).toBe(negado?.valorGlosado)
    expect((await read(numeroFicha)).body.itens).toMatchObject([{ glosa: [{ codigoGlosa: '3067' }] }])
  })

  it('goes 13, 14, 15, and what it brings back is paid in the open run, once', async () => {
    const numeroFicha = await createGlosada(t)
    const sent = await sendRecurso(
      t,
      recorre(numeroFicha, await attach(t, numeroFicha), 'A imagem final vai agora.'),
    )
    expect(sent).toMatchObject({ status: 200, body: { statusFicha: 13, prazoResposta: '2026-12-21' } })
    expect(sent.body.protocolo).toMatch(/^R\d{11}$/)
    expect((await readGuia(t, numeroFicha)).prazo).toBe('2026-12-21')
    await runFila(t, 'processRecurso', numeroFicha)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 14, prazo: '2026-12-21' })
    await runFila(t, 'processRecurso', numeroFicha)
    const { body } = await read(numeroFicha)
    expect(body).toMatchObject({
      statusFicha: 15,
      situacao: 'DECIDIDO',
      valorRecursado: body.valorGlosado,
      valorLiberado: body.valorGlosado,
      itens: [
        {
          enviado: {
            destino: 'recorrido',
            descricaoJustificativa: 'A imagem final vai agora.',
            anexos: [{ tipo: 'imagemFinal', nomeArquivo: 'final 26.png' }],
            decisao: 'A',
            resposta: { codigoGlosa: '3095' },
          },
        },
      ],
    })
    const avisos = await t.rows<{ texto: string }>(
      `select texto from notificacao where tipo = 'RECURSO' and referencia = $1 order by id`,
      [numeroFicha],
    )
    expect(avisos.map(({ texto }) => texto)).toEqual([
      `Guia ${numeroFicha}: Recurso em processamento`,
      `Guia ${numeroFicha}: Recurso processado: aprovado, ${formatReais(toCentavos(body.valorLiberado ?? '') ?? 0)} liberados`,
    ])
    const [primeiro, segundo, ...outros] = await lancamentos(numeroFicha)
    expect(outros).toEqual([])
    expect(primeiro).toMatchObject({ recurso: false, liberado: 0 })
    expect(segundo).toMatchObject({
      recurso: true,
      glosa: 0,
      liberado: primeiro?.glosa,
      informado: primeiro?.glosa,
    })
    expect((await detailGuia(t, numeroFicha)).historico.at(-1)?.motivo).toContain('Evento 1 aprovado')
  })

  it('does not undo the signature, and its file stays once it was sent', async () => {
    const numeroFicha = await createGlosada(t)
    const antes = await detailGuia(t, numeroFicha)
    const sequencial = await attach(t, numeroFicha)
    const outro = await attach(t, numeroFicha, 11)
    expect((await detailGuia(t, numeroFicha)).assinatura).toEqual(antes.assinatura)
    const remove = (numero: number) =>
      t.call(imagem.deleteImagem, { query: { numeroFicha, sequencial: numero } }, { as })
    expect((await remove(outro)).status).toBe(200)
    await sendRecurso(t, recorre(numeroFicha, sequencial))
    expect(await remove(sequencial)).toMatchObject({ status: 409, codigo: 'API-GTO-0011' })
    const [linha] = await t.rows<{ congelada_por: string }>(
      'select congelada_por from imagem_guia where numero_ficha = $1 and sequencial = $2',
      [numeroFicha, sequencial],
    )
    expect(linha?.congelada_por).toBe('sendRecurso')
  })

  it('without anything new is refused, and paid nothing', async () => {
    const numeroFicha = await createGlosada(t)
    await sendRecurso(t, { numeroFicha })
    await judgeRecurso(t, numeroFicha)
    const { body } = await read(numeroFicha)
    expect(body).toMatchObject({ valorLiberado: '0.00' })
    expect(body.itens[0]?.enviado).toMatchObject({ decisao: 'R', resposta: { codigoGlosa: '2902' } })
    expect(await lancamentos(numeroFicha)).toHaveLength(1)
  })

  it('with an image that cannot be read is refused', async () => {
    const numeroFicha = await createGlosada(t)
    const answer = await upload(t, numeroFicha, 'b.png', await arquivos.filme(12, 100, 80), {
      imagemGto: 'recurso:26',
      eventos: '1:26',
    })
    await sendRecurso(t, recorre(numeroFicha, answer.body.imagem.sequencial))
    await judgeRecurso(t, numeroFicha)
    expect((await read(numeroFicha)).body.itens[0]?.enviado?.decisao).toBe('R')
  })

  it('is one a guide, ever: 2904', async () => {
    const numeroFicha = await createGlosada(t)
    await sendRecurso(t, { numeroFicha })
    for (const quando of [13, 15]) {
      expect((await readGuia(t, numeroFicha)).status).toBe(quando)
      const outro = await sendRecurso(t, { numeroFicha })
      expect(outro).toMatchObject({ status: 409, codigo: 'API-REC-0002' })
      expect(outro.detalhes).toMatchObject([{ codigoGlosa: '2904' }])
      await judgeRecurso(t, numeroFicha)
    }
    expect((await validate(numeroFicha)).impedimentos).toMatchObject([{ codigoGlosa: '2904' }])
  })

  it('keeps what was given up with its reason, and what was left out', async () => {
    const numeroFicha = await createGlosada(t)
    await denyMore(t, numeroFicha, ['1024', '3067'])
    const desistencias = [{ numeroSequenciaInclusao: 2, motivo: 'É limite do contrato.' }]
    await sendRecurso(t, { numeroFicha, desistencias })
    expect((await read(numeroFicha)).body.itens.map(({ enviado }) => enviado)).toMatchObject([
      { destino: 'recorrido' },
      { destino: 'desistido', motivo: 'É limite do contrato.', valorRecursado: '0.00' },
      { destino: 'omitido', motivo: null, valorRecursado: '0.00' },
    ])
    expect((await detailGuia(t, numeroFicha)).historico.at(-1)?.motivo).toMatch(
      /^Recurso: evento 1\. Desistência: evento 2\. Fora do recurso: evento 3\.$/,
    )
    await judgeRecurso(t, numeroFicha)
    expect((await read(numeroFicha)).body.itens.map(({ enviado }) => enviado?.decisao)).toEqual([
      'R',
      null,
      null,
    ])
  })

  it('is another provider’s business never', async () => {
    const numeroFicha = await createGlosada(t)
    expect(await read(numeroFicha, 100004)).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    expect(await sendRecurso(t, { numeroFicha }, 100004)).toMatchObject({ codigo: 'API-GTO-0001' })
  })

  it('is read by its judge as it was sent', async () => {
    const numeroFicha = await createGlosada(t)
    const audit = () => t.call(recursoGlosa.getRecursoAuditoria, { query: { numeroFicha } }, { as })
    expect(await audit()).toMatchObject({ status: 404, codigo: 'API-REC-0006' })
    await sendRecurso(t, recorre(numeroFicha, await attach(t, numeroFicha), 'Segue a imagem.'))
    expect((await audit()).body).toMatchObject({
      situacao: 'RECURSO',
      itens: [{ codigosGlosa: ['3067'], descricaoJustificativa: 'Segue a imagem.', decisao: null }],
    })
  })
})
