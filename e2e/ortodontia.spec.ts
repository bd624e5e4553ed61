import type { Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { civilDay } from '../apps/server/src/runtime/clock.ts'
import { changeRows } from '../apps/server/src/testing/faults/database.ts'
import { toBrasileira } from '../packages/domain/src/calendario/dataCivil.ts'
import { dobraOf, readAberta, statusOf } from './formulario.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'
import {
  button,
  chooseFile,
  goTo,
  logInByKeyboard,
  pressOn,
  typeIn,
  typeLinha,
  typePaciente,
  walkTo,
} from './teclado.ts'

const ORTODONTISTA = '100002'
const CARTAO = '500000001'

/** From anywhere to an open guide of that type, which the arrows choose among the four. */
async function releaseTipo(page: Page, tipo: RegExp): Promise<string> {
  await goTo(page, 'solicitar autorização', 'Solicitar autorização')
  await typePaciente(page, CARTAO)
  await typeIn(page.getByRole('combobox', { name: 'Especialidade' }), 'Ortodontia')
  const tipos = page.getByRole('radiogroup', { name: 'Tipo de guia' })
  await walkTo(tipos.getByRole('radio', { checked: true }))
  const escolhido = tipos.getByRole('radio', { name: tipo })
  for (let vez = 0; vez < 4 && !(await escolhido.isChecked()); vez++) await page.keyboard.press('ArrowDown')
  await expect(escolhido).toBeChecked()
  await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
  await pressOn(page.getByRole('button', { name: 'Liberar senha e abrir a guia' }))
  return readAberta(page)
}

const lista = (page: Page, nome: string) => page.getByRole('combobox', { name: nome, exact: true })

/** What the initial form and the extension's both ask, down the form as Tab goes; teeth by their numbers. */
async function fillForm(page: Page, meses: string): Promise<void> {
  await page.keyboard.press('Alt+f')
  await expect(lista(page, 'Dentição')).toBeFocused()
  await typeIn(lista(page, 'Dentição'), 'Permanente')
  await typeIn(lista(page, 'Classe de Angle'), 'Classe I')
  await typeIn(lista(page, 'Relação de caninos, lado direito'), 'Classe I')
  await typeIn(lista(page, 'Relação de caninos, lado esquerdo'), 'Classe I')
  await typeIn(lista(page, 'Sobremordida'), 'Normal')
  await typeIn(page.getByRole('textbox', { name: 'Sobressaliência' }), '4')
  await typeIn(lista(page, 'ATM'), 'Normal')
  await typeIn(lista(page, 'Mordida cruzada'), 'Nenhuma')
  const dentes = page.getByRole('grid', { name: /^Dentes: / })
  await walkTo(dentes.locator('[tabindex="0"]'))
  for (const dente of ['18', '28']) {
    await page.keyboard.type(dente)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('18, 28', { exact: true })).toBeVisible()
  await typeIn(lista(page, 'Fase do tratamento'), 'Alinhamento')
  await typeIn(page.getByRole('textbox', { name: 'Tempo de tratamento' }), meses)
  await typeIn(page.getByRole('textbox', { name: 'Queixa do paciente' }), 'Dentes apinhados')
  await typeIn(page.getByRole('textbox', { name: 'Objetivo detalhado do tratamento' }), 'Alinhar os arcos')
}

test('da consulta inicial à prorrogação, só com o teclado', async ({ page, portal }) => {
  await logInByKeyboard(page, ORTODONTISTA)

  await test.step('a consulta inicial vai em sua própria guia, sem formulário, e é autorizada', async () => {
    await releaseTipo(page, /consulta inicial/)
    await typeLinha(page, '81000065')
    await expect(page.getByText('Preencher o formulário')).toHaveCount(0)
    await page.keyboard.press('Control+Enter')
    await expect(statusOf(page, 'Autorizada')).toBeVisible()
  })

  await test.step('a guia inicial vai com o formulário e a documentação, e o tratamento começa', async () => {
    await releaseTipo(page, /guia inicial/)
    await typeLinha(page, '86000098')
    await fillForm(page, '12')
    await chooseFile(page, 'documentacao.png', await arquivos.filme(30))
    await pressOn(button(page, 'Enviar 1 imagem'))
    await expect(page.getByText(/1 imagem enviada/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(statusOf(page, 'Autorizada')).toBeVisible()
    const data = page.getByRole('textbox', { name: /^Data de realização de/ })
    await typeIn(data, toBrasileira(civilDay(new Date())))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Salvando datas…')).toBeHidden()
  })

  await test.step('perto do fim do prazo, a prorrogação é pedida com o seu formulário', async () => {
    await changeRows(
      portal.dataDir,
      `update tratamento_ortodontico set inicio = inicio - interval '17 months'
        where codigo_credenciado = $1 and codigo_associado = $2 and estado = 'ativo'`,
      [ORTODONTISTA, CARTAO],
    )
    await releaseTipo(page, /prorrogação/)
    await typeLinha(page, '86000357')
    await fillForm(page, '8')
    await typeIn(lista(page, 'Tratamento'), 'Continuidade')
    await typeIn(lista(page, 'Prognóstico'), 'Favorável')
    await page.keyboard.press('Control+Enter')
    await expect(statusOf(page, /./)).toBeFocused()
    await pressOn(dobraOf(page, 'Formulário da prorrogação'))
    await expect(page.getByText(/^Enviado em/)).toBeVisible()
    await expect(page.getByText('8 meses', { exact: true })).toBeVisible()
  })
})
