import { cadastro } from '@portal/contract/cadastro.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { contatos, createAlvara, createRenovacao } from './cadastro.fixture.ts'

const ROTA = '/portal/atualizacaoCadastral'
const aba = (nome: string) => page.getByRole('tab', { name: nome })

beforeEach(() => {
  answer(cadastro.getContatos, contatos)
  answer(cadastro.listAlvaras, [
    createAlvara(),
    createAlvara({
      id: 8,
      tipo: 'CRO',
      numero: null,
      dataValidade: null,
      situacao: 'naoEnviado',
      dias: null,
      renovacao: createRenovacao('recusada', { motivo: 'Não se lê nada na imagem.' }),
    }),
  ])
  answer(cadastro.listCorpoClinico, [{ codigoDentista: 1, nome: 'Marcelo Yamada', credenciado: true }])
  answer(credenciado.listEspecialidades, [{ codigoEspecialidade: 1, nome: 'Clínica geral' }])
})

describe('contatos', () => {
  describePage('AtualizacaoCadastralPage', {
    open: () => openPage(ROTA),
    chamada: cadastro.getContatos,
    espera: 'Carregando contatos',
    pronto: page.getByRole('textbox', { name: 'E-mail' }),
  })
})

test('aberta pelo endereço, começa no título', async () => {
  openPage(ROTA)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

describe('alvarás', () => {
  describePage('AtualizacaoCadastralPage', {
    open: () => openPage(`${ROTA}?aba=alvaras`),
    chamada: cadastro.listAlvaras,
    espera: 'Carregando alvarás',
    pronto: page.getByRole('heading', { name: 'Alvará sanitário' }),
  })
})

describe('corpo clínico', () => {
  describePage('AtualizacaoCadastralPage', {
    open: () => openPage(`${ROTA}?aba=corpoClinico`),
    chamada: cadastro.listCorpoClinico,
    espera: 'Carregando corpo clínico',
    pronto: page.getByRole('table', { name: 'Corpo clínico' }),
  })
})

test.each([
  [ROTA, 'Contatos', [1, 0, 0]],
  [`${ROTA}?aba=alvaras`, 'Alvarás', [0, 1, 0]],
  [`${ROTA}?aba=corpoClinico`, 'Especialidades e corpo clínico', [0, 0, 1]],
  [`${ROTA}?aba=outra`, 'Contatos', [1, 0, 0]],
] as const)('%s abre %s e só pede o que essa parte mostra', async (endereco, nome, chamadas) => {
  openPage(endereco)
  await expect.element(aba(nome)).toHaveAttribute('aria-selected', 'true')
  const parte = page.getByRole('tabpanel', { name: nome })
  await expect.poll(() => parte.getByRole('status', { name: /^Carregando/ }).elements()).toEqual([])
  const rotas = [cadastro.getContatos, cadastro.listAlvaras, cadastro.listCorpoClinico]
  expect(rotas.map((rota) => sent(rota).length)).toEqual(chamadas)
})

test('a parte escolhida está no endereço, e as setas andam entre as partes', async () => {
  const { address } = openPage(ROTA)
  await aba('Alvarás').click()
  await expect.poll(address).toBe(`${ROTA}?aba=alvaras`)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(address).toBe(`${ROTA}?aba=corpoClinico`)
  await expect.element(aba('Especialidades e corpo clínico')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.poll(address).toBe(ROTA)
})

test('o que se digita e o que se fez ficam enquanto se olha outra parte', async () => {
  answer(cadastro.updateContatos, { protocolo: '20261121000077' })
  openPage(`${ROTA}?aba=alvaras`)
  const renovar = page.getByRole('button', { name: 'Renovar: Alvará sanitário' })
  const numero = page
    .getByRole('dialog', { name: 'Renovar: Alvará sanitário' })
    .getByLabelText('Número do documento novo')
  const celular = page.getByRole('textbox', { name: 'Celular da clínica (opcional)' })
  await renovar.click()
  await numero.fill('VISA-2028')
  await userEvent.keyboard('{Escape}')
  await aba('Contatos').click()
  await celular.fill('11 91111-2222')
  await aba('Alvarás').click()
  await renovar.click()
  await expect.element(numero).toHaveValue('VISA-2028')
  await userEvent.keyboard('{Escape}')
  await aba('Contatos').click()
  await expect.element(celular).toHaveValue('(11) 91111-2222')
  await page.getByRole('button', { name: 'Conferir' }).click()
  await page.getByLabelText('Sua senha').fill('segredo')
  await page.getByRole('button', { name: 'Confirmar os contatos' }).click()
  const feito = page.getByRole('heading', { name: 'Contatos conferidos' })
  await expect.element(feito).toHaveFocus()
  await aba('Alvarás').click()
  await expect.element(renovar).toBeVisible()
  await aba('Contatos').click()
  await expect.element(feito).toBeVisible()
  await expect.element(aba('Contatos'), { message: 'o título toma o foco uma vez só' }).toHaveFocus()
})

test.each([
  [{ vencidos: 1, aVencer: 2 }, 'Alvarás 1 vencido, 2 a vencer'],
  [{ aVencer: 1, naoEnviados: 1, recusados: 1 }, 'Alvarás 1 a vencer, 1 não enviado, 1 recusado'],
  [{ emAnalise: 1 }, 'Alvarás 1 em análise'],
  [{}, 'Alvarás'],
])('com %o, de qualquer parte se vê na aba: %s', async (alvaras, nome) => {
  answer(cadastro.getAtualizacao, { alvaras })
  openPage(ROTA)
  await expect.element(page.getByRole('tab', { name: nome, exact: true })).toBeVisible()
  await expectAccessible()
})
