import { impressao } from '@portal/contract/impressao.ts'
import { describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import { createGuia, insertImagem } from '../testing/guia.fixture.ts'
import {
  createGlosada,
  denyMore,
  judgeRecurso,
  type Pedido,
  sendRecurso,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { expectNasMargens, readTexto } from './impresso.fixture.ts'
import { readPdf } from './readPdf.fixture.ts'

const t = await openTestApp()

const print = async (numeroFicha: number, login = 100001) =>
  t.call(impressao.printRecurso, { query: { numeroFicha } }, { as: await t.as(login) })

const read = async (numeroFicha: number): Promise<string> => readTexto(await print(numeroFicha))

/** Sends what is new of the first event; answers the guide and its appeal's protocol. */
async function createRecorrida(
  evento: Partial<Pedido['eventos'][number]> = {},
  desistencias: Pedido['desistencias'] = [],
  negados: readonly string[] = [],
) {
  const numeroFicha = await createGlosada(t)
  await denyMore(t, numeroFicha, negados)
  const eventos = [{ numeroSequenciaInclusao: 1, justificativa: 'A imagem final vai agora.', ...evento }]
  const { body } = await sendRecurso(t, { numeroFicha, eventos, desistencias })
  return { numeroFicha, protocolo: body.protocolo }
}

async function attach(numeroFicha: number, nome: string): Promise<number> {
  const opcoes = { imagemGto: 'recurso:26', eventos: '1:26' }
  const answer = await upload(t, numeroFicha, nome, await arquivos.filme(10), opcoes)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.imagem.sequencial
}

describe('impressao.printRecurso', () => {
  it('answers a tagged PDF in Portuguese, shown in the page', async () => {
    const { numeroFicha } = await createRecorrida()
    const { status, raw, headers } = await print(numeroFicha)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain(`inline; filename="recurso-${numeroFicha}.pdf"`)
    const text = raw.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    for (const mark of [
      '/StructTreeRoot',
      '/Lang (pt-BR)',
      '/Marked true',
      '/S /Table',
      '/S /H1',
      '/S /H2',
    ]) {
      expect(text).toContain(mark)
    }
  })

  it('leaves its row in the trail, with the patient', async () => {
    const { numeroFicha } = await createRecorrida()
    const { headers } = await print(numeroFicha)
    const [guia] = await t.rows<{ codigo_associado: string }>(
      'select codigo_associado from guia where numero_ficha = $1',
      [numeroFicha],
    )
    const rows = await t.rows(
      'select operacao, codigo_associado, objeto, resultado from trilha where requisicao = $1',
      [headers['x-request-id']],
    )
    expect(rows).toEqual([
      {
        operacao: 'impressao.printRecurso',
        codigo_associado: guia?.codigo_associado,
        objeto: `impressão do recurso da guia ${numeroFicha}`,
        resultado: 'ok',
      },
    ])
  })

  it('has nothing to print before the appeal is sent', async () => {
    expect(await print(await createGlosada(t))).toMatchObject({ status: 404, codigo: 'API-REC-0006' })
  })

  it('does not know the appeal of another provider', async () => {
    const { numeroFicha } = await createRecorrida()
    for (const numero of [numeroFicha, 1]) {
      expect(await print(numero, 100004)).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    }
  })

  it('refuses without login', async () => {
    const answer = await t.call(impressao.printRecurso, { query: { numeroFicha: 1 } })
    expect(answer).toMatchObject({ status: 401 })
  })

  it.each([
    [1000042, 200],
    [1000043, 404],
  ])('shows login %i what its sharing option shows: %i', async (login, status) => {
    const numeroFicha = await createGlosada(t, 100004)
    await t.rows('update guia set codigo_dentista = 1000041 where numero_ficha = $1', [numeroFicha])
    await sendRecurso(t, { numeroFicha }, 100004)
    expect((await print(numeroFicha, login)).status).toBe(status)
  })
})

describe('the sheet of an appeal', () => {
  it('tells who, which guide, both protocols and the days', async () => {
    const { numeroFicha, protocolo } = await createRecorrida()
    const [linha] = await t.rows<{ protocolo: string; codigo: string; paciente: string; prestador: string }>(
      `select n.protocolo, a.codigo, a.nome as paciente, c.nome as prestador
         from guia g join encaminhamento n using (codigo_credenciado, numero_ficha)
         join associado a on a.codigo = g.codigo_associado join credenciado c on c.codigo = g.codigo_credenciado
        where g.numero_ficha = $1`,
      [numeroFicha],
    )
    const texto = await read(numeroFicha)
    for (const escrito of [
      'Recurso de glosa odontológica',
      'Objeto do recurso 2 - Guia',
      `Protocolo do recurso ${protocolo}`,
      `Número da guia ${numeroFicha}`,
      `Protocolo da guia ${linha?.protocolo}`,
      `Nome do prestador ${linha?.prestador}`,
      `Número da carteira ${linha?.codigo}`,
      `Nome do beneficiário ${linha?.paciente}`,
      'Demonstrativo sai em 01/01/2027',
      'Recurso até 31/01/2027',
      'Enviado em 21/11/2026',
      'Resposta até 21/12/2026 Decidido em a decidir',
    ]) {
      expect(texto).toContain(escrito)
    }
  })

  it('tells of each event what was denied, said and shown, in words', async () => {
    const numeroFicha = await createGlosada(t)
    const sequencial = await attach(numeroFicha, 'radiografia na\u0303o recortada.png')
    await sendRecurso(t, {
      numeroFicha,
      eventos: [
        {
          numeroSequenciaInclusao: 1,
          justificativa: 'Segue a imagem → final.',
          novidades: [{ tipo: 'imagemFinal', numeroFicha, sequencial }],
        },
      ],
    })
    // Data that other denials ask for.
    await t.rows(
      `update recurso_item set dente_novo = '27 OM', data_nova = '2026-11-19' where numero_ficha = $1`,
      [numeroFicha],
    )
    const texto = await read(numeroFicha)
    expect(texto).toMatch(/1 21\/11\/2026 26 1 85200158 .+ 3067 Glosa ([\d.,]+) \1 Recorrido Evento 1/)
    for (const escrito of [
      'Evento 1: 85200158, 26',
      'Glosa (tabela 38 da ANS) 3067 - Radiografia final não enviada',
      'Justificativa Segue a imagem ? final.',
      'Anexos Imagem final: radiografia não recortada.png',
      'Dente, região ou face corretos 27 OM',
      'Data de realização correta 19/11/2026',
      'Liberado a decidir',
    ]) {
      expect(texto).toContain(escrito)
    }
    expect(texto).not.toContain('Decisão')
  })

  it('tells what was given up, with its reason, and what was left out', async () => {
    const desistencias = [{ numeroSequenciaInclusao: 2, motivo: 'É limite do contrato.' }]
    const { numeroFicha } = await createRecorrida({}, desistencias, ['1024', '3067'])
    const texto = await read(numeroFicha)
    for (const escrito of [
      'Evento 2: 85100200 Glosa (tabela 38 da ANS) 1024 - Plano não existente No recurso Desistência',
      'Motivo da desistência É limite do contrato.',
      '3067 - Radiografia final não enviada No recurso Fora do recurso',
    ]) {
      expect(texto).toContain(escrito)
    }
  })

  it('names the other guide of the patient that an image is of', async () => {
    const numeroFicha = await createGlosada(t)
    const [linha] = await t.rows<{ codigo_associado: string }>(
      'select codigo_associado from guia where numero_ficha = $1',
      [numeroFicha],
    )
    const outra = await createGuia(t, 'liberada', { codigoAssociado: linha?.codigo_associado ?? '' })
    await insertImagem(t, outra, 'final')
    const [imagem] = await t.rows<{ sequencial: number; nome: string }>(
      'select sequencial, nome_arquivo as nome from imagem_guia where numero_ficha = $1',
      [outra],
    )
    const novidades = [
      { tipo: 'imagemFinal' as const, numeroFicha: outra, sequencial: imagem?.sequencial ?? 0 },
    ]
    const eventos = [{ numeroSequenciaInclusao: 1, justificativa: '', novidades }]
    expect((await sendRecurso(t, { numeroFicha, eventos })).status).toBe(200)
    const texto = await read(numeroFicha)
    expect(texto).toContain(`Anexos Imagem final: ${imagem?.nome} (guia ${outra})`)
    expect(texto).toContain('Justificativa Sem justificativa')
  })

  it('tells the decision once there is one: code, words, reason and what is paid', async () => {
    const numeroFicha = await createGlosada(t)
    const sequencial = await attach(numeroFicha, 'final 26.png')
    await denyMore(t, numeroFicha, ['1024'])
    const novidades = [{ tipo: 'imagemFinal' as const, numeroFicha, sequencial }]
    const eventos = [
      { numeroSequenciaInclusao: 1, justificativa: 'Segue.', novidades },
      { numeroSequenciaInclusao: 2, justificativa: 'Peço revisão.' },
    ]
    await sendRecurso(t, { numeroFicha, eventos })
    await judgeRecurso(t, numeroFicha)
    const texto = await read(numeroFicha)
    const [valor] = /(?<=3067 Glosa )[\d.,]+/.exec(texto) ?? []
    expect(texto).toContain('· Recurso processado')
    expect(texto).toContain('Decidido em 21/11/2026')
    expect(texto).toMatch(
      /Decisão Aprovado Resposta \(tabela 38 da ANS\) 3095 - \S.+ Motivo da decisão A glosa foi/,
    )
    expect(texto).toMatch(/Decisão Recusado Resposta \(tabela 38 da ANS\) 2902 - \S.+ Motivo da decisão \S/)
    expect(texto).toContain(`Valor liberado (R$) ${valor}`)
    expect(texto).toContain('Valor liberado (R$) 0,00')
    expect(texto).toMatch(
      new RegExp(`Totais \\(R\\$\\) Glosado (\\S+) Recursado \\1 Liberado ${valor} Impresso`),
    )
  })

  it('keeps the longest that anybody writes between the margins', async () => {
    const numeroFicha = await createGlosada(t)
    await denyMore(t, numeroFicha, ['1024', '1024', '3067', '3067'])
    const eventos = [1, 2, 3, 4, 5].map((numeroSequenciaInclusao) => ({
      numeroSequenciaInclusao,
      justificativa: 'W'.repeat(500),
    }))
    await sendRecurso(t, { numeroFicha, eventos })
    await t.rows(`update recurso_item set codigos_glosa = '{3067,1024,3016,3081}' where numero_ficha = $1`, [
      numeroFicha,
    ])
    await judgeRecurso(t, numeroFicha)
    const { raw } = await print(numeroFicha)
    const paginas = await readPdf(raw)
    expect(paginas.length).toBeGreaterThan(1)
    expectNasMargens(paginas)
  })
})
