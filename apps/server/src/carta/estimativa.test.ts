import { carta } from '@portal/contract/carta.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { describe, expect, it } from 'vitest'
import { readTexto } from '../impressao/impresso.fixture.ts'
import {
  createAssociado,
  createGuia,
  detailGuia,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const read = async (numeroFicha: number, login = 100001) =>
  t.call(carta.getEstimativa, { query: { numeroFicha } }, { as: await t.as(login) })

/** A consultation of urgency beside the resin that the member of the cast still waits for. */
const CONSULTA = { codigoEvento: '81000049', quantidade: 1, numeroSequenciaInclusao: 2 }

const sum = (a: string, b: string) => (toCentavos(a) ?? 0) + (toCentavos(b) ?? 0)

describe('de uma guia enviada', () => {
  it('soma o que a guia soma, sem o que foi negado, e não diz o que não se fez', async () => {
    const numero = await releaseGuia(t, { codigoAssociado: await createAssociado(t, '500000002') })
    await sendEventos(t, numero, [RESTAURACAO, CONSULTA])
    const { body } = await read(numero)
    const guia = await detailGuia(t, numero)
    expect(body.valorPacienteTotal).toBe(guia.valorCopartTotal)
    expect(sum(body.valorPlanoTotal, body.valorPacienteTotal)).toBe(toCentavos(guia.valorAprovado ?? ''))
    expect(guia.valorAprovado).not.toBe('0.00')
    expect(body.linhas).toMatchObject([
      {
        local:
          'dente 26 (primeiro molar superior esquerdo): lado virado para o meio da boca e parte que mastiga',
        situacao: 'O plano só paga a partir de 11/12/2026',
        valorPlano: null,
        valorPaciente: null,
      },
      { local: '', situacao: 'Autorizado pelo plano', valorPaciente: guia.valorCopartTotal },
    ])
    await t.rows(
      'update evento_guia set nao_realizado = true where numero_ficha = $1 and codigo_evento = $2',
      [numero, CONSULTA.codigoEvento],
    )
    expect((await read(numero)).body.linhas).toMatchObject([{ valorPlano: null }])
    // The audit takes back no denial, though the guide's page shows all of its events as in analysis.
    await t.rows('update guia set status_ficha = 2 where numero_ficha = $1', [numero])
    const [negada] = (await read(numero)).body.linhas
    expect(negada).toMatchObject({ situacao: 'O plano só paga a partir de 11/12/2026', valorPlano: null })
  })

  it('diz o que já foi feito, e o que ainda espera o plano', async () => {
    const numero = await createGuia(t, 'datada')
    const situacao = async () => (await read(numero)).body.linhas[0]?.situacao
    expect(await situacao()).toBe('Já feito')
    await t.rows('update guia set status_ficha = 2 where numero_ficha = $1', [numero])
    expect(await situacao()).toBe('Depende da resposta do plano')
  })

  it('vale até o fim da senha, ou do plano, se acaba antes', async () => {
    const numero = await createGuia(t, 'autorizada')
    expect((await read(numero)).body.texto).toContain('ser feito até **19/02/2027**')
    await t.rows(
      `update associado_plano set fim = '2026-12-15' where codigo_associado = (select codigo_associado from guia where numero_ficha = $1)`,
      [numero],
    )
    expect((await read(numero)).body.texto).toContain('ser feito até **15/12/2026**')
  })

  it('em PDF diz os mesmos números, e as mesmas notas', async () => {
    const numero = await createGuia(t, 'autorizada')
    const { body } = await read(numero)
    const pdf = await t.call(
      carta.printEstimativa,
      { query: { numeroFicha: numero } },
      { as: await t.as(100001) },
    )
    const texto = (await readTexto(pdf)).replaceAll(/\s+/g, '')
    for (const valor of [body.valorPlanoTotal, body.valorPacienteTotal])
      expect(texto).toContain(valor.replace('.', ','))
    for (const linha of body.notas.split('\n')) expect(texto).toContain(linha.replaceAll(/[*#\s]|^- /g, ''))
  })
})

describe('de uma guia por enviar', () => {
  it('julga e dá preço ao rascunho como o envio faria', async () => {
    const numero = await releaseGuia(t, { codigoAssociado: await createAssociado(t, '500000002') })
    const itens = [
      { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'OM', quantidade: 1 },
      { sequencial: 2, codigoEvento: '81000049', quantidade: 1 },
      { sequencial: 3, codigoEvento: '85100200', dente: '16', faces: '', quantidade: 1 },
      { sequencial: 4, codigoEvento: '84000074', dente: '16', faces: '', quantidade: 1 },
    ]
    const as = await t.as(100001)
    const vazio = { observacao: '', justificativa: '' }
    await t.call(
      rascunho.saveRascunho,
      { body: { numeroFicha: numero, revisaoBase: 0, itens, ...vazio } },
      { as },
    )
    const { body } = await read(numero)
    const simulada = await t.call(rascunho.simulateGuia, { body: { numeroFicha: numero, itens } }, { as })
    expect(body.linhas.map(({ situacao }) => situacao)).toEqual([
      'O plano só paga a partir de 11/12/2026',
      'Coberto, ainda não pedido ao plano',
      // It waits as the first does: without its faces too the plan pays it from that day on.
      'O plano só paga a partir de 11/12/2026',
      'Falta completar o pedido',
    ])
    const [negada, consulta] = simulada.body.valores
    expect(negada).toMatchObject({ valor: '100.00', valorCopart: '0.00' })
    expect(body.valorPacienteTotal).toBe(consulta?.valorCopart)
    expect(sum(body.valorPlanoTotal, body.valorPacienteTotal)).toBe(toCentavos(consulta?.valor ?? ''))
  })
})

describe('não há', () => {
  it.each([
    ['sem eventos', () => releaseGuia(t)],
    ['encaminhada', () => createGuia(t, 'encaminhada')],
  ])('de uma guia %s', async (_qual, create) => {
    expect((await read(await create())).body).toMatchObject({ codigo: 'API-CAR-0003' })
  })

  it('de outro credenciado', async () => {
    const numero = await createGuia(t, 'autorizada')
    expect((await read(numero, 100004)).body).toMatchObject({ codigo: 'API-GTO-0001' })
  })
})
