import { capturaExame } from '@portal/contract/capturaExame.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { answerLiberacao, expectGuiaNova, PEDIDO } from './liberacaoSenha.fixture.ts'

const PEDIDO_RADIOLOGIA = `${PEDIDO}&especialidade=14`
const cro = page.getByLabelText('CRO', { exact: true })
const uf = page.getByRole('combobox', { name: 'Estado do CRO' })
const nome = page.getByLabelText('Nome de quem pediu')
const fora = page.getByRole('radio', { name: 'Dentista de fora da rede' })
const liberar = page.getByRole('button', { name: /Liberar senha e abrir a guia/ })

const listSolicitantes = () =>
  sent(liberacaoSenha.releaseSenha).map(({ body }) => body.radiologia?.relatorioSolicitanteFichaRadio)

const ana = {
  nomeDentistaSolicitante: 'Ana Beatriz Monteiro',
  numeroCroSolicitante: '45128',
  ufCroSolicitante: 'SP',
  tipoSolicitante: 'CREDENCIADO',
  codigoDentistaSolicitante: 1000011,
  numeroCro: '45128',
  siglaUf: 'SP',
}

beforeEach(() => {
  answerLiberacao()
  answer(capturaExame.getSolicitante, ({ query }) =>
    query.tipoSolicitante === 'CREDENCIADO'
      ? { ...query, nome: 'Ana Beatriz Monteiro', codigoDentistaSolicitante: 1000011 }
      : { ...query, nome: null },
  )
})

test('só radiologia pergunta quem pediu, e não pergunta o tipo da guia', async () => {
  openPage(`${PEDIDO}&especialidade=1`)
  await expect.element(page.getByRole('radiogroup', { name: 'Tipo de guia' })).toBeVisible()
  await expect.element(cro).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOptions('Radiologia')
  await expect.element(cro).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'Tipo de guia' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('da rede: o CRO e o estado dizem quem é, e o nome e o código vão do cadastro', async () => {
  openPage(PEDIDO_RADIOLOGIA)
  await cro.fill('45128')
  await uf.selectOptions('São Paulo')
  await expect.element(cro).toHaveAccessibleDescription('Ana Beatriz Monteiro')
  await expect.element(nome).not.toBeInTheDocument()
  await liberar.click()
  await expectGuiaNova()
  expect(listSolicitantes()).toEqual([ana])
})

test('do nome diz o sinal que a operadora não aceita, e envia o que se lê', async () => {
  openPage(PEDIDO_RADIOLOGIA)
  await fora.click()
  await cro.fill('777')
  await uf.selectOptions('São Paulo')
  await nome.fill("Inês D'Ávila")
  await expect.element(nome).toHaveValue('Inês DÁvila')
  await expect
    .element(page.getByText("Retirado do texto: ' (apóstrofo). A operadora não aceita esse sinal."))
    .toBeVisible()
  await liberar.click()
  await expectGuiaNova()
  expect(listSolicitantes()[0]?.nomeDentistaSolicitante).toBe('Inês DÁvila')
})

test('Ctrl+Enter com o foco ainda no CRO espera a resposta do cadastro', async () => {
  openPage(PEDIDO_RADIOLOGIA)
  await uf.selectOptions('São Paulo')
  await cro.fill('45128')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectGuiaNova()
  expect(listSolicitantes()).toEqual([ana])
})

test('da rede e não achado, o CRO o diz e nada se libera', async () => {
  refuse(capturaExame.getSolicitante, 'API-CAP-0006')
  openPage(PEDIDO_RADIOLOGIA)
  await uf.selectOptions('São Paulo')
  await cro.fill('1')
  await liberar.click()
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await expect.element(resumo).toMatchTextContent(catalogoErros['API-CAP-0006'].texto)
  await expect.poll(() => document.activeElement?.textContent).toContain('Há um problema')
  await expect.element(cro).toHaveAccessibleDescription(catalogoErros['API-CAP-0006'].texto)
  await expect.element(cro).toHaveValue('1')
  expect(listSolicitantes()).toEqual([])
})

test('de fora, o nome se digita, e vai sem código', async () => {
  openPage(PEDIDO_RADIOLOGIA)
  await fora.click({ force: true })
  await cro.fill('999')
  await uf.selectOptions('Minas Gerais')
  await liberar.click()
  await expect.element(nome).toHaveAccessibleDescription('Informe o nome de quem pediu o exame.')
  await nome.fill('Rui Braga')
  await liberar.click()
  await expectGuiaNova()
  expect(listSolicitantes()).toEqual([
    {
      nomeDentistaSolicitante: 'Rui Braga',
      numeroCroSolicitante: '999',
      ufCroSolicitante: 'MG',
      tipoSolicitante: 'NAO_CREDENCIADO',
      numeroCro: '999',
      siglaUf: 'MG',
    },
  ])
})

test('o que falta se diz nos campos', async () => {
  openPage(PEDIDO_RADIOLOGIA)
  await liberar.click()
  await expect.element(cro).toHaveAccessibleDescription('Informe o CRO de quem pediu, só algarismos.')
  await expect.element(uf).toHaveAccessibleDescription('Escolha o estado do CRO.')
  expect(listSolicitantes()).toEqual([])
})

test('quem captura é levado a capturar o pedido do portal; os outros não', async () => {
  openPage(PEDIDO_RADIOLOGIA)
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Capture o pedido' }))
    .toHaveAttribute('href', '/portal/capturaExames')
})

test('quem não captura não é levado a isso', async () => {
  answerMenu({ fora: ['CAPT_EXAME'] })
  openPage(PEDIDO_RADIOLOGIA)
  await expect.element(cro).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Capture o pedido' })).not.toBeInTheDocument()
})
