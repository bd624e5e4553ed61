import { catalogoErros } from '@portal/contract/errors.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { createResumo } from './pedidos.fixture.ts'
import {
  answerPedido,
  expectPedidoSalvo,
  hipotese,
  INTERPROXIMAL,
  include,
  item,
  linha,
  PANORAMICA,
  PEDIR,
  PERIAPICAL,
  resumo,
  salvar,
} from './solicitacaoExame.fixture.ts'

const paciente = page.getByRole('searchbox', { name: 'Paciente' })
const retirarPeri = page.getByRole('button', { name: 'Retirar Radiografia periapical' })

const listPedidos = () => sent(solicitacaoExame.createSolicitacao).map(({ body }) => body)
const readErros = () =>
  resumo
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => answerPedido())

describePage('SolicitacaoExamePage', {
  open: () => openPage(PEDIR),
  chamada: solicitacaoExame.listEventosSol,
  espera: 'Carregando exames',
  pronto: page.getByRole('region', { name: 'Pedido de exames', exact: true }),
})

test('sem paciente, pergunta para quem é; achado, o endereço o diz pela sua chave, e pode ser trocado', async () => {
  const { address } = openPage('/portal/sol/solicitacao')
  await expect.element(page.getByText('Para quem são os exames?')).toBeVisible()
  await expect.element(paciente).toHaveFocus()
  await userEvent.keyboard('500000001{Enter}')
  await expect.element(linha).toHaveFocus()
  expect(address()).toBe(PEDIR)
  await page.getByRole('button', { name: 'Trocar paciente' }).click()
  await expect.element(page.getByText('Para quem são os exames?')).toBeVisible()
  expect(address()).toBe('/portal/sol/solicitacao')
})

test('quem não pede exames é avisado, e nada se pergunta do paciente', async () => {
  openPage(PEDIR, { permissoes: permissoesSem('SOLIC_EXAME') })
  await expect.element(page.getByText('Pedido de exames fechado')).toBeVisible()
  await expect.element(linha).not.toBeInTheDocument()
})

test('três exames, da linha ao pedido salvo, em até 30 teclas e sem mouse', async () => {
  let teclas = 0
  const count = () => {
    teclas += 1
  }
  const { address } = openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  window.addEventListener('keydown', count, true)
  await userEvent.keyboard('peri 36,bw dir,pano{Enter}{Enter}')
  await expect.element(hipotese).toHaveFocus()
  await userEvent.keyboard('cárie{Control>}{Enter}{/Control}')
  await expectPedidoSalvo()
  window.removeEventListener('keydown', count, true)
  expect(teclas).toBeLessThanOrEqual(30)
  expect(address()).toBe('/portal/sol/3402')
  await expect.element(page.getByText(/pode capturá-lo até 19\/02\/2027/)).toBeVisible()
  expect(listPedidos()).toEqual([
    {
      codigoAssociado: '500000001',
      hipoteseDiagnostica: 'cárie',
      eventos: [
        {
          codigo: PERIAPICAL,
          quantidade: 1,
          complementoLocais: { locais: [{ codigoLocal: 'RMIE', dentes: ['36'], foco: '' }] },
        },
        {
          codigo: INTERPROXIMAL,
          quantidade: 2,
          complementoLocais: {
            locais: [
              { codigoLocal: 'RMD', foco: '' },
              { codigoLocal: 'RPD', foco: '' },
            ],
          },
        },
        { codigo: PANORAMICA, quantidade: 1 },
      ],
      revisaoRascunho: sent(solicitacaoExame.saveRascunho).length,
    },
  ])
})

test('o que falta aparece no resumo e no campo, na ordem da tela, e leva a ele', async () => {
  openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  await salvar.click()
  await expect.element(resumo).toBeVisible()
  expect(readErros()).toEqual(['Inclua pelo menos um exame.', 'Escreva a hipótese diagnóstica.'])
  expect(document.title).toMatch(/^Erro: /)
  await expect.element(linha).toHaveAccessibleDescription('Inclua pelo menos um exame.')
  await expectAccessible()
  await include('peri')
  await salvar.click()
  await expect
    .poll(readErros)
    .toEqual(['Radiografia periapical: Escolha a região deste exame.', 'Escreva a hipótese diagnóstica.'])
  await resumo.getByRole('link', { name: /região/ }).click()
  await expect.element(page.getByRole('button', { name: 'Escolher no odontograma' })).toHaveFocus()
  await resumo.getByRole('link', { name: /hipótese/ }).click()
  await expect.element(hipotese).toHaveFocus()
  await expect.element(hipotese).toHaveAccessibleDescription(/Escreva a hipótese diagnóstica/)
  expect(listPedidos()).toEqual([])
})

test.each([
  [
    'o exame que outro pedido já tem',
    'API-SOL-0007',
    { campo: 'eventos.0.codigo', item: 1, mensagem: 'Este exame já está no pedido 3399.' },
    'Radiografia periapical: Este exame já está no pedido 3399.',
    retirarPeri,
  ],
  [
    'o exame negado, com o dia em que se pode',
    'API-SOL-0005',
    {
      campo: 'eventos.0.codigo',
      item: 1,
      mensagem: 'Procedimento repetido',
      possivelEm: '2026-12-10',
    },
    'Radiografia periapical: Procedimento repetido Possível a partir de 10/12/2026.',
    retirarPeri,
  ],
  [
    'a justificativa que só a operadora sabia pedir',
    'API-SOL-0006',
    { campo: 'eventos.0.justificativa', item: 1, mensagem: 'Escreva por que repetir.' },
    'Radiografia periapical: Escreva por que repetir.',
    page.getByRole('textbox', { name: /^Justificativa/ }),
  ],
  [
    'o lugar',
    'API-SOL-0002',
    { campo: 'eventos.0.complementoLocais.locais.0', item: 1, mensagem: 'Este lugar não se pede.' },
    'Radiografia periapical: Este lugar não se pede.',
    page.getByRole('textbox', { name: /em RMIE/ }),
  ],
] as const)(
  'recusado, o resumo leva ao campo e nada se perde: %s',
  async (_nome, codigo, detalhe, texto, campo) => {
    const mend = refuse(solicitacaoExame.createSolicitacao, codigo, [detalhe])
    openPage(PEDIR)
    await include('peri 36')
    await hipotese.fill('Lesão periapical')
    await salvar.click()
    await expect.element(resumo).toBeVisible()
    expect(readErros()).toEqual([texto])
    await resumo.getByRole('link').click()
    await expect.element(campo).toHaveFocus()
    await expect.element(item('Radiografia periapical').getByText(texto)).toBeVisible()
    await expect.element(hipotese).toHaveValue('Lesão periapical')
    mend()
    await salvar.click()
    await expectPedidoSalvo()
    expect(listPedidos()).toHaveLength(2)
  },
)

test('recusado sem dizer onde, é um aviso; dois cliques são um pedido só', async () => {
  const mend = refuse(solicitacaoExame.createSolicitacao, 'API-ELE-0001')
  openPage(PEDIR)
  await include('pano')
  await hipotese.fill('Terceiros molares')
  await salvar.click()
  await expect.element(page.getByText(catalogoErros['API-ELE-0001'].titulo)).toBeVisible()
  await expect.element(hipotese).toHaveValue('Terceiros molares')
  mend()
  const release = hold(solicitacaoExame.createSolicitacao)
  await salvar.dblClick()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  release()
  await expectPedidoSalvo()
  const chaves = sentHeaders(solicitacaoExame.createSolicitacao).map((headers) =>
    headers.get('idempotency-key'),
  )
  expect(new Set(chaves.slice(1)).size).toBe(1)
})

test('os pedidos que o paciente já tem ficam à vista, sem outro caminho para pedir', async () => {
  answer(solicitacaoExame.listSolicitacoes, {
    solicitacoes: [createResumo({ numeroSolicitacao: 3_400_002 })],
    proximo: null,
  })
  openPage(PEDIR)
  await expect.element(page.getByRole('link', { name: 'Pedido 3400002' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pedir exames' })).not.toBeInTheDocument()
})
