import type { Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { dobraOf, expectSaved, historicoOf, linhaDeEvento, rowsOf, statusOf } from './formulario.ts'
import { expect, test } from './person.ts'
import {
  button,
  chooseFile,
  confirm,
  goTo,
  leave,
  logInByKeyboard,
  pressOn,
  releaseByKeyboard,
  typeIn,
  typeLinha,
  typePaciente,
  walkTo,
} from './teclado.ts'

/** Today in the clinics' time zone, in the parts that people write. */
function partsOfToday(): { dia: string; mes: string; ano: string } {
  const [ano = '', mes = '', dia = ''] = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    .split('-')
  return { dia, mes, ano }
}

/** Not a picture of teeth, but light and dark as one; each moment has its own, since a guide takes no image twice. */
const radiografia = (cinza: number) => arquivos.filme(cinza)

async function sendImagem(page: Page, nome: string, cinza: number): Promise<void> {
  await chooseFile(page, nome, await radiografia(cinza))
  await pressOn(button(page, 'Enviar 1 imagem'))
}

test('do login à guia paga e impressa, só com o teclado', async ({ page }) => {
  let loads = 0
  page.on('load', () => loads++)
  let numero = ''
  const { dia, mes, ano } = partsOfToday()
  const resina2 = rowsOf(page, 'Restauração em resina fotopolimerizável 2 faces')
  const resina1 = rowsOf(page, 'Restauração em resina fotopolimerizável 1 face')
  const endodontia = rowsOf(page, 'Tratamento endodôntico multirradicular')

  await test.step('elegibilidade e liberação da senha', async () => {
    await logInByKeyboard(page)
    await goTo(page, 'elegibilidade', 'Elegibilidade')
    await typePaciente(page, '500.000.001')
    await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
    await page.keyboard.press('Alt+a')
    await expect(page).toHaveURL(/solicitarAutorizacao\?paciente=/)
    numero = await releaseByKeyboard(page, 'Clínica geral')
    loads = 0
  })

  await test.step('eventos pelo odontograma, pela linha de inclusão e com correção', async () => {
    await page.keyboard.press('Alt+o')
    await page.keyboard.type('26OM')
    await expect(page.getByRole('region', { name: 'Dente em foco' })).toContainText('26')
    await page.keyboard.press('Enter')
    await expect(linhaDeEvento(page)).toBeFocused()
    await page.keyboard.type('85.100.20')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(resina2).toContainText('Seria aprovado')

    await typeLinha(page, '25 O 85100200')
    const errado = rowsOf(page, 'Falha em informação de dados de faces')
    await expect(errado).toContainText('(3023)')
    await pressOn(errado.getByRole('button', { name: /^Trocar por 85100196/ }))
    await expect(errado).toHaveCount(0)
    await expect(resina1).toContainText('Seria aprovado')

    await typeLinha(page, '27 85200158')
    await expect(endodontia).toContainText('Aguarda imagem')
    await page.keyboard.press('Alt+o')
    await page.keyboard.press('Control+z')
    await expect(endodontia).toHaveCount(0)
    await page.keyboard.press('Control+y')
    await expect(endodontia).toContainText('Aguarda imagem')
    await expectSaved(page)
  })

  await test.step('envio, imagem que falta e auditoria, com a tela acompanhando', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(statusOf(page, 'Aguardando documentação')).toBeVisible()
    await sendImagem(page, '27 inicial.png', 60)
    await expect(statusOf(page, 'Autorizada')).toBeVisible()
    await expect(historicoOf(page)).toContainText('Auditoria concluída')
    for (const linha of [resina2, resina1, endodontia]) await expect(linha).toContainText('Aprovado')
    expect(loads, 'a tela mudou sem recarregar').toBe(0)
  })

  await test.step('datas em três formatos, imagem final e assinatura', async () => {
    const datas = [
      `${Number(dia)}/${Number(mes)}/${ano.slice(2)}`,
      `${dia}${mes}${ano}`,
      `${dia}/${mes}/${ano}`,
    ]
    for (const [indice, linha] of [resina2, resina1, endodontia].entries()) {
      const campo = linha.getByRole('textbox', { name: /^Data de realização de/ })
      await typeIn(campo, datas[indice] ?? '')
      await page.keyboard.press('Enter')
      await expect(campo).toHaveValue(`${dia}/${mes}/${ano}`)
    }
    await expect(page.getByText('Salvando datas…')).toBeHidden()
    await walkTo(button(page, 'Encaminhar para pagamento'), 'Shift+Tab')
    await expect(page.getByRole('tooltip', { name: 'Envie as imagens finais obrigatórias.' })).toBeVisible()
    await sendImagem(page, '27 final.png', 120)
    await expect(page.getByText('Final: enviada')).toBeVisible()
    await pressOn(button(page, 'Assinar guia'))
    await confirm(page, new RegExp(`Assinar a guia ${numero}`), 'Assinar guia')
    await expect(dobraOf(page, 'Dados da guia')).toContainText('assinada por')
  })

  await test.step('encaminhamento e pagamento', async () => {
    await pressOn(button(page, 'Encaminhar para pagamento'))
    await confirm(page, new RegExp(`Encaminhar a guia ${numero}`), 'Encaminhar para pagamento')
    await expect(statusOf(page, 'Processada')).toBeVisible()
    await expect(resina1.getByRole('cell', { name: /^R\$\s76,50$/ })).toBeVisible()
    await expect(resina1.getByRole('cell', { name: '—', exact: true })).toBeVisible()
    expect(loads, 'a tela mudou sem recarregar').toBe(0)
  })

  await test.step('impressão', async () => {
    const pdf = page.waitForResponse((answer) => answer.url().includes('/impressao/gto'))
    await pressOn(page.getByRole('link', { name: 'Imprimir' }))
    expect((await pdf).headers()['content-type']).toContain('application/pdf')
    await expect(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible()
  })

  await test.step('busca por número e planilha', async () => {
    await goTo(page, 'consultar guias', 'Consultar guias')
    await typeIn(page.getByRole('textbox', { name: 'Número da guia' }), numero)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: numero, exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Guias encontradas' }).getByRole('rowheader')).toHaveCount(1)
    const download = page.waitForEvent('download')
    await pressOn(button(page, 'Exportar Excel'))
    expect((await download).suggestedFilename()).toBe(`guias-${dia}-${mes}-${ano}.xlsx`)
  })

  await test.step('outra guia, cancelada com motivo, e saída', async () => {
    await goTo(page, 'solicitar autorização', 'Solicitar autorização')
    await typePaciente(page, '500000001')
    const outra = await releaseByKeyboard(page, 'Clínica geral')
    await pressOn(button(page, 'Mais ações'))
    await walkTo(page.getByRole('menuitem', { name: 'Cancelar guia' }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Motivo do cancelamento' })).toBeFocused()
    await page.keyboard.type('Paciente desistiu do tratamento.')
    await pressOn(button(page, 'Cancelar guia'))
    await expect(statusOf(page, 'Cancelada')).toBeVisible()
    await expect(historicoOf(page)).toContainText('Paciente desistiu')
    await expect(page.getByRole('heading', { level: 1, name: `Guia ${outra}` })).toBeVisible()
    await pressOn(leave(page))
    await expect(button(page, 'Entrar')).toBeVisible()
  })
})

test('o token leva a guia ao pagamento pela mão do beneficiário', async ({ page }) => {
  test.slow()
  const { dia, mes, ano } = partsOfToday()
  await logInByKeyboard(page)
  await goTo(page, 'solicitar autorização', 'Solicitar autorização')
  await typePaciente(page, '500000001')
  const numero = await releaseByKeyboard(page, 'Clínica geral')
  await typeLinha(page, '35 O 85100196')
  await expect(page.getByText('Seria aprovado').first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(statusOf(page, 'Autorizada')).toBeVisible()
  await typeIn(page.getByRole('textbox', { name: /^Data de realização de/ }), `${dia}${mes}${ano}`)
  await page.keyboard.press('Enter')
  await pressOn(button(page, 'Assinar guia'))
  await confirm(page, new RegExp(`Assinar a guia ${numero}`), 'Assinar guia')
  await pressOn(button(page, 'Solicitar token'))
  const dialogo = page.getByRole('dialog', { name: `Token da guia ${numero}` })
  await expect(dialogo.getByRole('checkbox', { name: /^35 O 85\.100\.196/ })).toBeChecked()
  await pressOn(dialogo.getByRole('button', { name: 'Solicitar token' }))
  await expect(statusOf(page, 'Processada')).toBeVisible()
  const historico = historicoOf(page)
  for (const passo of [
    'Token solicitado',
    'Token gerado',
    'Atendimento confirmado',
    'Pagamento em processamento',
    'Pagamento processado',
  ])
    await expect(historico).toContainText(passo)
})
