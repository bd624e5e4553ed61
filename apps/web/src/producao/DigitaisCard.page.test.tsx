import { producao } from '@portal/contract/producao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { answerDentista } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { plainText } from '../testing/plainText.ts'
import { readRows } from '../testing/readRows.ts'

const titulo = page.getByRole('heading', { name: 'Ferramentas digitais' })
const valores = () => page.getByRole('definition').elements().map(plainText)
const ver = page.getByRole('button', { name: 'Ver as guias encaminhadas' })
const dialogo = page.getByRole('dialog', { name: 'Guias encaminhadas em doze meses' })

const digitais = {
  desde: '2025-12-01',
  infoDigitais: { GTO: { app: 33, totalGTO: 99 }, SOL: { online: 1, totalSOL: 8 } },
}

beforeEach(() => {
  answerHome()
  answer(producao.getFerramentasDigitais, digitais)
  answer(producao.listGuiasEncaminhadas, {
    linhas: [
      {
        numeroFicha: 700001,
        nomeAssociado: 'Mariana Alves Ribeiro',
        encaminhadaEm: '2026-11-20T15:30:00.000Z',
        peloAplicativo: true,
      },
      {
        numeroFicha: 700002,
        nomeAssociado: 'Otávio Nunes',
        encaminhadaEm: '2026-11-01T02:59:00.000Z',
        peloAplicativo: false,
      },
    ],
  })
})

test('cada ferramenta diz o percentual, o ponto na escala do bônus e de quantas', async () => {
  openPage('/portal')
  await expect.element(ver).toBeVisible()
  expect(valores()).toEqual(
    expect.arrayContaining([
      '33 % 1,65 de 5',
      '33 de 99 guias encaminhadas desde 01/12/2025.',
      '13 % 0,65 de 5',
      '1 de 8 pedidos de exames desde 01/12/2025.',
    ]),
  )
})

test.each([
  [
    'sem guias nem pedidos',
    { GTO: { app: 0, totalGTO: 0 }, SOL: { online: 0, totalSOL: 0 } },
    ['Nenhuma guia encaminhada desde 01/12/2025.', 'Nenhum pedido de exames desde 01/12/2025.'],
    0,
  ],
  [
    'com guias e pedidos, nenhum por elas',
    { GTO: { app: 0, totalGTO: 48 }, SOL: { online: 0, totalSOL: 8 } },
    [
      'Nenhuma de 48 guias encaminhadas desde 01/12/2025 foi pelo aplicativo: sem pontos para o bônus.',
      'Nenhum de 8 pedidos de exames desde 01/12/2025 foi on-line: sem pontos para o bônus.',
    ],
    1,
  ],
  [
    'com tão poucas que não são um por cento',
    { GTO: { app: 1, totalGTO: 300 }, SOL: { online: 0, totalSOL: 0 } },
    ['< 1 % ', '1 de 300 guias encaminhadas desde 01/12/2025: sem pontos para o bônus.'],
    1,
  ],
  [
    'com pedidos e sem guias, que a escala conta',
    { GTO: { app: 0, totalGTO: 0 }, SOL: { online: 1, totalSOL: 8 } },
    [
      'Nenhuma guia encaminhada desde 01/12/2025.',
      '13 % ',
      '1 de 8 pedidos de exames desde 01/12/2025: sem pontos para o bônus.',
    ],
    0,
  ],
  [
    'de uma guia só',
    { GTO: { app: 1, totalGTO: 1 }, SOL: { online: 0, totalSOL: 0 } },
    [
      '100 % 5,00 de 5',
      '1 de 1 guia encaminhada desde 01/12/2025.',
      'Nenhum pedido de exames desde 01/12/2025.',
    ],
    1,
  ],
] as const)('%s', async (_nome, infoDigitais, palavras, quantosBotoes) => {
  answer(producao.getFerramentasDigitais, { desde: '2025-12-01', infoDigitais })
  openPage('/portal')
  await expect.element(page.getByText('SOL on-line')).toBeVisible()
  expect(valores()).toEqual(expect.arrayContaining([...palavras]))
  expect(valores().filter((valor) => /^0 %|0,00/.test(valor))).toEqual([])
  expect(ver.elements()).toHaveLength(quantosBotoes)
})

test('abre as guias que fazem o número, e por onde cada uma foi', async () => {
  openPage('/portal')
  await ver.click()
  await expect.element(dialogo.getByText('Fim da lista: 2 guias')).toBeVisible()
  expect(readRows(dialogo.getByRole('table'))).toEqual([
    ['Guia 700001', 'Mariana Alves Ribeiro', '20/11/2026 12:30', 'Aplicativo'],
    ['Guia 700002', 'Otávio Nunes', '31/10/2026 23:59', 'Portal'],
  ])
  expect(sent(producao.listGuiasEncaminhadas).map(({ body }) => body)).toEqual([{}])
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ver).toHaveFocus()
})

test('dos pedidos de exames, o caminho de todos', async () => {
  openPage('/portal')
  await expect
    .element(page.getByRole('link', { name: 'Ver os pedidos de exames' }))
    .toHaveAttribute('href', '/portal/consultarStatusPedidosExames')
})

test('a quem não pede exames, o número dos pedidos não se abre', async () => {
  answerMenu({ fora: ['SOLIC_EXAME'] })
  openPage('/portal', { permissoes: permissoesSem('SOLIC_EXAME') })
  await expect.element(ver).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver os pedidos de exames' })).not.toBeInTheDocument()
})

test('a quem não consulta guias, o número não se abre', async () => {
  openPage('/portal', { permissoes: permissoesSem('CONSULTA_GTO') })
  await expect.element(page.getByText('SOL on-line')).toBeVisible()
  await expect.element(ver).not.toBeInTheDocument()
})

test('espera, falha e se pede de novo', async () => {
  const mend = refuse(producao.getFerramentasDigitais, 'API-GEN-0005')
  const release = hold(producao.getFerramentasDigitais)
  openPage('/portal')
  await expect.element(page.getByRole('status', { name: 'Carregando ferramentas digitais' })).toBeVisible()
  await expect.element(titulo).toBeVisible()
  release()
  const tentar = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(tentar).toBeVisible()
  mend()
  await tentar.click()
  await expect.element(ver).toBeVisible()
})

test('a quem se contam só os pedidos que vê, a lista se diz da clínica', async () => {
  answerDentista(1)
  openPage('/portal')
  await expect
    .element(page.getByRole('link', { name: 'Ver os pedidos da clínica' }))
    .toHaveAttribute('href', '/portal/consultarStatusPedidosExames')
})
