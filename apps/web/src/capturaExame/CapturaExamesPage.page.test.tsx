import { capturaExame } from '@portal/contract/capturaExame.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { helena } from '../associado/associado.fixture.ts'
import { answerLiberacao, expectGuiaNova } from '../liberacaoSenha/liberacaoSenha.fixture.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { walkTo } from '../testing/walkTo.ts'
import { captura, outra } from './capturaExame.fixture.ts'

const main = page.getByRole('main')
const numero = page.getByLabelText('Número do pedido')
const cartao = page.getByLabelText('Cartão do paciente')
const nascimento = page.getByRole('textbox', { name: 'Data de nascimento' })
const capturar = page.getByRole('button', { name: 'Capturar', exact: true })
const abrir = page.getByRole('button', { name: /^Liberar a guia/ })
const resumo = main.getByRole('alert').filter({ hasText: 'Há um problema' })

const listEnviados = () => sent(capturaExame.captureSolicitacao).map(({ body }) => body)

/** As the server's list after what the test did. */
let linhas: (Omit<typeof captura, 'numeroSolicitacaoExame' | 'numeroFichaSolicitacao' | 'guiaAberta'> & {
  numeroSolicitacaoExame: number
  numeroFichaSolicitacao: number
  guiaAberta: boolean
})[] = []

beforeEach(() => {
  linhas = [captura]
  answerLiberacao()
  answer(capturaExame.listCapturas, () => ({ capturas: linhas, proximo: null }))
  answer(capturaExame.captureSolicitacao, { ...captura, jaCapturada: false })
  answer(capturaExame.deleteCaptura, { ok: true })
})

describePage('CapturaExamesPage', {
  open: () => openPage('/portal/capturaExames'),
  chamada: capturaExame.listCapturas,
  espera: 'Carregando pedidos capturados',
  pronto: page.getByRole('heading', { name: 'Pedido 3400001: Helena Prado' }),
})

test('sem nenhum, diz o que pedir ao paciente', async () => {
  linhas = []
  openPage('/portal/capturaExames')
  await expect.element(page.getByText('Nenhum pedido capturado')).toBeVisible()
  await expect.element(numero).toHaveFocus()
  await expectAccessible()
})

test('pelo teclado: o que o paciente traz vira captura, e Enter abre a guia com o número que ela reservou', async () => {
  linhas = []
  const { address } = openPage('/portal/capturaExames')
  await expect.element(numero).toHaveFocus()
  await userEvent.keyboard('3400001{Tab}500000001{Tab}02/03/1988')
  linhas = [captura]
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Pedido 3400001 de Helena Prado, guia 700123.')).toBeVisible()
  expect(listEnviados()).toEqual([
    { codigoAssociado: '500000001', numeroSolicitacao: 3400001, dataNascimento: '1988-03-02' },
  ])
  await expect.element(abrir).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectGuiaNova()
  expect(address()).toBe('/portal/guia/700123')
  expect(sent(liberacaoSenha.releaseSenha).map(({ body }) => body)).toEqual([
    {
      codigoAssociado: helena.codigoAssociado,
      codigoEspecialidade: 14,
      identOrigem: 'endereco',
      radiologia: { capturaExame: { numeroFichaSolicitacao: 700123, numeroSolicitacaoExame: 3400001 } },
    },
  ])
})

describe('o pedido que já é desta unidade', () => {
  const avisado = page.getByText('Pedido capturado', { exact: true })
  const desde = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Pedido 3400001/ }) })
    .getByRole('status')
    .filter({ hasText: 'Este pedido já é desta unidade desde 21/11/2026 07:00.' })
  const ask = async () => {
    openPage('/portal/capturaExames')
    await expect.element(page.getByRole('heading', { name: /^Pedido 3400002/ })).toBeVisible()
    await expect.element(numero).toHaveFocus()
    await userEvent.keyboard('3400001{Tab}500000001{Tab}02/03/1988{Enter}')
    await expect.element(desde).toBeVisible()
    expect(avisado.elements()).toEqual([])
  }
  const liberar = page.getByRole('button', { name: 'Liberar a guia do pedido 3400001' })

  beforeEach(() => {
    linhas = [outra, captura]
    answer(capturaExame.captureSolicitacao, { ...captura, jaCapturada: true })
  })

  test('diz desde quando, sem dar por capturado de novo, e o foco vai à guia dele, cada vez que se pede', async () => {
    await ask()
    await expect.element(liberar).toHaveFocus()
    await expectAccessible()
    await numero.fill('3400001')
    await cartao.fill('500000001')
    await nascimento.fill('02/03/1988')
    await userEvent.keyboard('{Enter}')
    await expect.element(liberar).toHaveFocus()
    expect(listEnviados()).toHaveLength(2)
  })

  test('com a guia aberta, o foco vai ao caminho até ela', async () => {
    linhas = [outra, { ...captura, guiaAberta: true }]
    await ask()
    await expect.element(page.getByRole('link', { name: 'Ir para a guia do pedido 3400001' })).toHaveFocus()
    await expectAccessible()
  })

  test('capturado há muito, a lista se lê até ele', async () => {
    answer(capturaExame.listCapturas, ({ query }) =>
      query.cursor ? { capturas: [captura], proximo: null } : { capturas: [outra], proximo: 'mais' },
    )
    await ask()
    await expect.element(liberar).toHaveFocus()
  })
})

test('a captura diz quem pediu, a hipótese e cada exame com o lugar e o foco', async () => {
  openPage('/portal/capturaExames')
  await expect.element(page.getByText('Ana Beatriz Monteiro, CRO 45128/SP')).toBeVisible()
  await expect.element(page.getByText('Dor ao mastigar')).toBeVisible()
  const exames = page.getByRole('list', { name: 'Exames' }).getByRole('listitem')
  expect(exames.elements().map(({ textContent }) => textContent)).toEqual([
    'Radiografia periapical81.000.421Região dos molares inferiores esquerdo: ápice do 36Região dos molares inferiores direitoJustificativa: Dor há três semanas no 36.',
    'Fotografia, 4 vezes81.000.278',
  ])
})

test('o que falta se diz nos campos, na ordem da tela, e nada se envia nem se perde', async () => {
  openPage('/portal/capturaExames')
  await cartao.fill('12')
  await capturar.click()
  expect(
    resumo
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Informe o número do pedido, só algarismos.', 'Informe a data de nascimento, como 02/03/1990.'])
  await expect.element(cartao).toHaveValue('12')
  await expectAccessible()
  expect(listEnviados()).toEqual([])
  // What is corrected is told no longer, and where it was corrected the focus stays.
  await numero.fill('3400001')
  await expect
    .poll(() =>
      resumo
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Informe a data de nascimento, como 02/03/1990.'])
  await expect.element(numero).toHaveFocus()
})

test('os três campos começam na mesma altura, também quando um deles tem erro', async () => {
  openPage('/portal/capturaExames')
  await page.viewport(1366, 768)
  const tops = () =>
    new Set(
      [numero, cartao, nascimento].map(
        (um) => um.element().closest('[data-campo]')?.getBoundingClientRect().top,
      ),
    )
  await expect.element(numero).toBeVisible()
  expect(tops().size).toBe(1)
  await cartao.fill('500000001')
  await capturar.click()
  await expect.element(resumo).toBeVisible()
  expect(tops().size).toBe(1)
})

test('o que não se acha leva ao número, com o que foi digitado no lugar', async () => {
  refuse(capturaExame.captureSolicitacao, 'API-CAP-0001')
  openPage('/portal/capturaExames')
  await numero.fill('3400009')
  await cartao.fill('500000001')
  await nascimento.fill('02/03/1988')
  await capturar.click()
  await expect
    .element(numero)
    .toHaveAccessibleDescription(expect.stringContaining(catalogoErros['API-CAP-0001'].texto))
  await expect.element(numero).toHaveValue('3400009')
  await expect.element(nascimento).toHaveValue('02/03/1988')
})

test('a recusa não alarga os campos', async () => {
  refuse(capturaExame.captureSolicitacao, 'API-CAP-0001')
  openPage('/portal/capturaExames')
  const campos = [numero, cartao, nascimento]
  const widths = () => campos.map((um) => um.element().getBoundingClientRect().width)
  await numero.fill('3400009')
  await cartao.fill('500000001')
  await nascimento.fill('02/03/1988')
  const antes = widths()
  await capturar.click()
  await expect.element(numero).toHaveAttribute('aria-invalid', 'true')
  expect(widths()).toEqual(antes)
  await cartao.fill('12')
  await nascimento.clear()
  await capturar.click()
  await expect.element(nascimento).toHaveAttribute('aria-invalid', 'true')
  expect(widths()).toEqual(antes)
})

test.each(['API-CAP-0002', 'API-CAP-0003', 'API-CAP-0004'] as const)(
  '%s se diz no resumo, que leva ao número, e nada se perde',
  async (codigo) => {
    refuse(capturaExame.captureSolicitacao, codigo)
    openPage('/portal/capturaExames')
    await numero.fill('3400009')
    await cartao.fill('500000001')
    await nascimento.fill('02/03/1988')
    await capturar.click()
    const { texto } = catalogoErros[codigo]
    const erro = resumo.getByRole('link', { name: texto })
    await expect.element(erro).toBeVisible()
    await expect.poll(() => document.activeElement?.contains(erro.element())).toBe(true)
    await expect.element(numero).toHaveAccessibleDescription(expect.stringContaining(texto))
    await expect.element(numero).toHaveValue('3400009')
    await expect.element(nascimento).toHaveValue('02/03/1988')
  },
)

test('o que não se captura diz a sua causa, não todas', async () => {
  const mensagem = 'O pedido foi cancelado por quem o fez. Avise o paciente.'
  refuse(capturaExame.captureSolicitacao, 'API-CAP-0004', [{ mensagem }])
  openPage('/portal/capturaExames')
  await numero.fill('3400009')
  await cartao.fill('500000001')
  await nascimento.fill('02/03/1988')
  await capturar.click()
  await expect.element(resumo.getByRole('link', { name: mensagem, exact: true })).toBeVisible()
  await expect.element(numero).toHaveAccessibleDescription(expect.stringContaining(mensagem))
})

test('devolver pergunta antes, o pedido sai da lista, e o próximo se captura, sem que se devolva outro', async () => {
  linhas = [captura, outra]
  openPage('/portal/capturaExames')
  // To a reader each button says of which request it is.
  for (const { numeroSolicitacaoExame: pedido } of linhas)
    for (const name of [`Devolver o pedido ${pedido}`, `Liberar a guia do pedido ${pedido}`])
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  const devolver = page.getByRole('button', { name: 'Devolver o pedido 3400001' })
  await devolver.click()
  const dialogo = page.getByRole('alertdialog', { name: 'Devolver o pedido 3400001?' })
  await expect.element(dialogo).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(sent(capturaExame.deleteCaptura)).toEqual([])
  await devolver.click()
  linhas = [outra]
  await dialogo.getByRole('button', { name: 'Devolver o pedido' }).click()
  await expect.element(page.getByText('O pedido 3400001 voltou a estar à disposição da rede.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Pedido 3400001/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: /^Pedido 3400002/ })).toBeVisible()
  await expect.element(numero).toHaveFocus()
  expect(sent(capturaExame.deleteCaptura).map(({ query }) => query)).toEqual([{ numeroSolicitacao: 3400001 }])
})

test('do paciente sem cobertura diz desde quando e que a guia não seria liberada, e põe a devolução à frente', async () => {
  const finda = { ...captura, fimCobertura: { dia: '2026-11-20', motivo: 'plano' } } as const
  answer(capturaExame.listCapturas, { capturas: [finda] })
  openPage('/portal/capturaExames')
  await expect.element(page.getByText('Plano terminou em 20/11/2026')).toBeVisible()
  await expect
    .element(page.getByText('A guia não seria liberada. Avise o paciente e devolva o pedido.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Devolver o pedido 3400001' }))
    .toHaveAttribute('data-variant', 'primario')
  await expect.element(abrir).toHaveAttribute('data-variant', 'fantasma')
  await expect.element(abrir).toHaveAttribute('aria-disabled', 'true')
  // What stands against it is read before the buttons, and apart from what follows.
  const aviso = page.getByText('Plano terminou em 20/11/2026').element()
  expect(aviso.compareDocumentPosition(abrir.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expectAccessible()
  await walkTo(abrir)
  await expect
    .element(page.getByRole('tooltip', { name: 'Plano terminou em 20/11/2026: a guia não seria liberada.' }))
    .toBeVisible()
})

test.each([
  [0, 'nenhum arquivo enviado'],
  [1, '1 arquivo enviado'],
  [3, '3 arquivos enviados'],
])('com a guia aberta, a linha do pedido diz quantos arquivos foram: %i', async (imagens, dito) => {
  answer(capturaExame.listCapturas, { capturas: [{ ...captura, guiaAberta: true, imagens }] })
  openPage('/portal/capturaExames')
  await expect.element(page.getByText(`Capturado em 21/11/2026 07:00, guia 700123, ${dito}`)).toBeVisible()
})

test('passado o prazo não se devolve; com a guia aberta, vai-se a ela', async () => {
  answer(capturaExame.listCapturas, { capturas: [{ ...captura, devolverAte: null, guiaAberta: true }] })
  openPage('/portal/capturaExames')
  await expect
    .element(page.getByRole('link', { name: 'Ir para a guia do pedido 3400001' }))
    .toHaveAttribute('href', '/portal/guia/700123')
  await expect.element(page.getByRole('button', { name: /^Devolver/ })).not.toBeInTheDocument()
  await expect.element(abrir).not.toBeInTheDocument()
  await expect.element(page.getByText('Dor ao mastigar')).not.toBeVisible()
  await page.getByRole('button', { name: /^Pedido 3400001/ }).click()
  await expect.element(page.getByText('Dor ao mastigar')).toBeVisible()
})

test.each([
  ['2026-11-21T11:59:00.000Z', 'O prazo terminou em 21/11/2026 08:59.'],
  ['2026-11-22T10:00:00.000Z', 'A guia já tem imagem, ou foi enviada.'],
])('o que já não se devolve (prazo até %s) diz por quê', async (prazoDevolucao, porque) => {
  answer(capturaExame.listCapturas, { capturas: [{ ...captura, devolverAte: null, prazoDevolucao }] })
  openPage('/portal/capturaExames')
  await expect.element(page.getByText(porque, { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Devolver/ }).elements()).toEqual([])
})

test('enquanto captura, o botão espera', async () => {
  const release = hold(capturaExame.captureSolicitacao)
  openPage('/portal/capturaExames')
  await numero.fill('3400001')
  await cartao.fill('500000001')
  await nascimento.fill('02/03/1988')
  await capturar.dblClick()
  release()
  await expect.element(page.getByText('Pedido 3400001 de Helena Prado, guia 700123.')).toBeVisible()
  expect(listEnviados()).toHaveLength(1)
})
