import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, answerStream, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { notice } from '../ui/notice.ts'
import { ENDERECO, fillPedido, meses, nova, PEDIDO, SEND, texto } from './pedido.fixture.ts'
import { aPedir, enviada, respondida, termo } from './reanalisePrazo.fixture.ts'

const tabela = (nome: string) => page.getByRole('table', { name: nome })
const campo = page.getByRole('searchbox', { name: 'Paciente' })
const listas = {
  A_PEDIR: [aPedir],
  EM_ANALISE: [{ ...aPedir, impedimento: 'emAnalise' as const, ultima: enviada }],
  RESPONDIDAS: [{ ...aPedir, mesesConcedidos: 18, ultima: respondida }],
}

beforeEach(() => {
  answer(reanalisePrazo.searchTratamentos, ({ query, body }) => ({
    contas: { aPedir: 3, emAnalise: 2, respondidas: 1 },
    tratamentos: body?.paciente === 'Ninguém' ? [] : listas[query.lista],
  }))
  answer(reanalisePrazo.getTratamento, termo)
  answerFile(imagem.getImagem, '', 'imagem.jpg')
})

describePage('ReanalisePrazoPage', {
  open: () => openPage(ENDERECO),
  chamada: reanalisePrazo.searchTratamentos,
  espera: 'Carregando tratamentos',
  pronto: tabela('Prazos que se podem pedir de novo'),
})

describe('as listas', () => {
  test('cada uma diz o que se sabe do prazo, e fica no endereço', async () => {
    const { address } = openPage(ENDERECO)
    await expect
      .element(page.getByRole('tab', { name: 'A pedir 3' }))
      .toHaveAttribute('aria-selected', 'true')
    await expect
      .poll(() => readRows(tabela('Prazos que se podem pedir de novo')))
      .toEqual([['Mariana Alves Ribeiro', '12 meses', '10/11/2026', '10/12/2026, em 19 dias']])
    await expect.element(page.getByRole('link', { name: 'Mariana Alves Ribeiro' })).toHaveFocus()
    page.getByRole('tab', { name: 'A pedir 3' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .poll(() => readRows(tabela('Reanálises à espera de resposta')))
      .toEqual([['Mariana Alves Ribeiro', 'De 12 para 18 meses', '20/11/2026', '20/12/2026, em 29 dias']])
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .poll(() => readRows(tabela('Reanálises respondidas')))
      .toEqual([
        ['Mariana Alves Ribeiro', 'De 12 para 18 meses: agora são 18', '20/11/2026', 'Prazo aumentado'],
      ])
    expect(address()).toBe(`${ENDERECO}?lista=respondidas`)
  })

  test('acha o paciente sem o pôr no endereço; vazio, volta a todos', async () => {
    const { address } = openPage(ENDERECO)
    await focusByKeyboard(campo)
    await userEvent.keyboard('Ninguém{Enter}')
    await expect
      .element(page.getByRole('heading', { name: 'Nenhum tratamento deste paciente' }))
      .toBeVisible()
    expect(address()).toBe(ENDERECO)
    await userEvent.keyboard('{Escape}')
    await expect.element(tabela('Prazos que se podem pedir de novo')).toBeVisible()
    expect(sent(reanalisePrazo.searchTratamentos).map(({ body }) => body)).toEqual([
      {},
      { paciente: 'Ninguém' },
    ])
  })

  test.each([
    ['', 'Nenhum prazo a pedir de novo'],
    ['?lista=emAnalise', 'Nenhuma reanálise espera resposta'],
    ['?lista=respondidas', 'Nenhuma reanálise respondida'],
  ])('vazia em "%s": %s', async (busca, titulo) => {
    answer(reanalisePrazo.searchTratamentos, {})
    openPage(`${ENDERECO}${busca}`)
    await expect.element(page.getByRole('heading', { name: titulo })).toBeVisible()
  })

  test('do paciente ao prazo dele e de volta, o foco vai junto', async () => {
    openPage(ENDERECO)
    const nome = page.getByRole('link', { name: 'Mariana Alves Ribeiro' })
    await focusByKeyboard(nome)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Mariana Alves Ribeiro' })).toHaveFocus()
    await focusByKeyboard(page.getByRole('link', { name: 'Voltar aos tratamentos' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(nome).toHaveFocus()
  })

  test('o paciente que se procurou ainda está lá na volta', async () => {
    openPage(ENDERECO)
    await focusByKeyboard(campo)
    await userEvent.keyboard('Mariana')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect.poll(() => sent(reanalisePrazo.searchTratamentos).length).toBe(2)
    await page.getByRole('link', { name: 'Mariana Alves Ribeiro' }).click()
    await page.getByRole('link', { name: 'Voltar aos tratamentos' }).click()
    await expect.element(campo).toHaveValue('Mariana')
  })
})

describe('o pedido', () => {
  const open = () => openPage(PEDIDO)

  test('vazio, diz o que falta em cada campo e nada manda', async () => {
    open()
    await expect.element(meses).toBeVisible()
    await userEvent.keyboard(SEND)
    const resumo = page.getByRole('alert')
    for (const falta of [
      'Escolha os meses.',
      'Escreva o motivo clínico por que o tratamento precisa de mais meses.',
      'Escolha ao menos uma imagem que a decisão não viu.',
    ])
      await expect.element(resumo.getByRole('link', { name: falta })).toBeVisible()
    await expectAccessible()
    await resumo.getByRole('link', { name: /imagem que a decisão/ }).click()
    await expect.element(nova).toHaveFocus()
    // What is corrected is no problem any longer.
    await meses.selectOptions('14 meses')
    await texto.fill('Canino incluso.')
    await expect.poll(() => resumo.getByRole('link').elements()).toHaveLength(1)
    expect(meses.element()).not.toHaveAttribute('aria-invalid')
    expect(sent(reanalisePrazo.sendReanalise)).toEqual([])
  })

  test('enviado, diz o protocolo e até quando se responde, e mostra o pedido', async () => {
    answer(reanalisePrazo.sendReanalise, { protocolo: 'O00000000007', prazoResposta: '2026-12-21' })
    open()
    await fillPedido()
    await expect.element(page.getByText('Nova, enviada em 12/11/2026, guia 700002.')).toBeVisible()
    await expect.element(page.getByText('Já vista, enviada em 12/11/2026, guia 700001.')).toBeVisible()
    const pedido = { ...enviada, justificativa: 'Canino incluso.', imagens: termo.acervo.slice(0, 1) }
    answer(reanalisePrazo.getTratamento, {
      ...termo,
      impedimento: 'emAnalise',
      ultima: enviada,
      pedidos: [pedido].map(({ imagens, ...resto }) => ({
        ...resto,
        imagens: imagens.map(({ nova: _nova, ...cada }) => cada),
      })),
    })
    await userEvent.keyboard(`${SEND}${SEND}`)
    await expect
      .element(page.getByText('Protocolo O00000000007. A operadora responde até 21/12/2026.'))
      .toBeVisible()
    expect(sent(reanalisePrazo.sendReanalise).map(({ body }) => body)).toEqual([
      {
        numeroTratamento: 41,
        mesesPedidos: 14,
        justificativa: 'Canino incluso.',
        imagens: [{ numeroFicha: 700002, sequencial: 1 }],
      },
    ])
    await expect.element(page.getByRole('heading', { name: 'Pedido O00000000007' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copiar o protocolo O00000000007' })).toBeVisible()
    await expect.element(page.getByText(/^Há um pedido em análise\./)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Mariana Alves Ribeiro' })).toHaveFocus()
    await expectAccessible()
  })

  test('recusado, guarda tudo; o que é de um campo vai a ele, e de novo leva outra chave', async () => {
    const mend = refuse(reanalisePrazo.sendReanalise, 'API-REA-0004', [
      { campo: 'mesesPedidos', mensagem: 'O contrato de hoje dá até 13 meses.' },
    ])
    open()
    await fillPedido()
    await userEvent.keyboard(SEND)
    await expect
      .element(page.getByRole('alert').getByRole('link', { name: 'O contrato de hoje dá até 13 meses.' }))
      .toBeVisible()
    await expect.element(texto).toHaveValue('Canino incluso.')
    await expect.element(nova).toBeChecked()
    mend()
    refuse(reanalisePrazo.sendReanalise, 'API-REA-0002')
    await meses.selectOptions('13 meses')
    await userEvent.keyboard(SEND)
    await expect.element(page.getByText(catalogoErros['API-REA-0002'].texto)).toBeVisible()
    const chaves = sentHeaders(reanalisePrazo.sendReanalise).map((headers) => headers.get('idempotency-key'))
    expect(new Set(chaves).size).toBe(2)
  })

  test('o que foi escrito está lá quando a página volta', async () => {
    open()
    await fillPedido()
    await expect.poll(() => Object.keys(localStorage).some((key) => key.startsWith('reanalise:'))).toBe(true)
    await page.getByRole('link', { name: 'Voltar aos tratamentos' }).click()
    await page.getByRole('link', { name: 'Mariana Alves Ribeiro' }).click()
    await expect.element(texto).toHaveValue('Canino incluso.')
    await expect.element(meses).toHaveValue('14')
    await expect.element(nova).toBeChecked()
  })
})

test('a resposta que chega com o tratamento na tela se diz, e o pedido seguinte se pode fazer', async () => {
  const pedido = { ...enviada, justificativa: 'Canino incluso.', imagens: [] }
  answer(reanalisePrazo.getTratamento, {
    ...termo,
    impedimento: 'emAnalise',
    ultima: enviada,
    pedidos: [pedido],
  })
  const avisa = answerStream(notificacao.watchNotificacoes, { naoLidas: 1 })
  openPage(PEDIDO)
  await expect.element(page.getByText('Há um pedido em análise.', { exact: false })).toBeVisible()
  const mantida = {
    ...enviada,
    situacao: 'MANTIDA' as const,
    mesesDecididos: 12,
    julgadaEm: '2026-11-21T11:00:00.000Z',
    razao: 'Nenhuma imagem nova pode ser lida, e o prazo continua em 12 meses.',
  }
  const respondido = { ...pedido, ...mantida }
  answer(reanalisePrazo.getTratamento, { ...termo, ultima: mantida, pedidos: [respondido] })
  // What the bell tells is so on the page too.
  avisa({ naoLidas: 2 })
  await expect.element(page.getByRole('button', { name: /^Enviar o pedido/ })).toBeVisible()
  expect(notice.getSnapshot()).toMatchObject([
    { title: 'Prazo mantido', text: 'De 12 para 18 meses: continua em 12.', isShown: true },
  ])
  // In sight above the form once the notice is gone.
  await expect
    .element(page.getByRole('definition').getByText('Prazo mantido. De 12 para 18 meses: continua em 12.'))
    .toBeVisible()
  const enviar = page.getByRole('button', { name: /^Enviar o pedido/ }).element()
  const [porque] = page.getByText(mantida.razao).elements()
  // And the reason beside it, not only in the request under the form.
  expect(enviar.compareDocumentPosition(porque ?? enviar)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})
