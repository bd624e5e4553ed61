import type { Locator, Page } from '@playwright/test'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import {
  historicoOf,
  includeEvento,
  linhaDeEvento,
  openDobra,
  releaseGuia,
  rowsOf,
  statusOf,
} from './formulario.ts'
import { changeElsewhere, createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'
import { walkTo } from './teclado.ts'

const acoes = (page: Page): Locator => page.getByRole('region', { name: 'Ações da guia' })
const acao = (page: Page, rotulo: string): Locator =>
  acoes(page).getByRole('button', { name: rotulo, exact: true })

/** What a control that refuses says of it, to whoever reaches it with Tab. */
async function expectRefusal(page: Page, rotulo: string, motivo: string): Promise<void> {
  await expect(acao(page, rotulo)).toHaveAttribute('aria-disabled', 'true')
  // It may be where the focus already is, since before it refused.
  await page.keyboard.press('Shift+Tab')
  await walkTo(acao(page, rotulo))
  await expect(page.getByRole('tooltip', { name: motivo })).toBeVisible()
}

test('uma gravação sobre a versão antiga é recusada e o texto fica', async ({ page, open }) => {
  await open('/portal')
  const numero = await createGuia(page, ['14 O 85100196'])
  // The page hears nothing of what happens elsewhere, until it is told otherwise.
  let isSurda = false
  await page.route('**/gto/acompanhamento?*', (route) => route.abort())
  await page.route('**/gto/detalhada?*', (route) => (isSurda ? route.abort() : route.continue()))
  await page.goto(`/portal/guia/${numero}`)
  await expect(statusOf(page, 'Autorizada')).toBeVisible()
  isSurda = true
  await changeElsewhere(page, numero)
  await openDobra(page, 'Observações')
  const texto = page.getByRole('textbox', { name: 'Nova observação' })
  await texto.fill('Paciente retorna na sexta.')
  await page.getByRole('button', { name: 'Incluir observação' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'A guia mudou' })).toBeVisible()
  await expect(texto).toHaveValue('Paciente retorna na sexta.')
  isSurda = false
  await expect(historicoOf(page)).toContainText('Registrar ocorrência')
  await page.getByRole('button', { name: 'Incluir observação' }).click()
  await expect(texto).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'Paciente retorna na sexta.' })).toHaveCount(1)
})

test('a guia bloqueada recusa tudo, diz por quê e volta ao que era', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Bloquear guia' }).click()
  await page.getByRole('textbox', { name: 'Motivo do bloqueio' }).fill('Conferência do convênio.')
  await page.getByRole('button', { name: 'Bloquear guia' }).click()
  await expect(page.getByText('Guia bloqueada', { exact: true })).toBeVisible()
  await expect(page.getByText('Conferência do convênio.').first()).toBeVisible()
  await expect(linhaDeEvento(page)).toHaveCount(0)
  await openDobra(page, 'Imagens')
  await expect(page.getByText('Esta guia não aceita imagens agora')).toBeVisible()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: /^Outras ações/ }).click()
  const cancelar = page.getByRole('menuitem', { name: /^Cancelar guia/ })
  await expect(cancelar).toHaveAttribute('aria-disabled', 'true')
  await expect(cancelar).toContainText('A guia está bloqueada e não aceita alterações.')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await acao(page, 'Desbloquear guia').click()
  await expect(rowsOf(page, '85.100.200')).toContainText('Seria aprovado')
})

test('os botões seguem a vida da guia e cada recusa diz o motivo', async ({ page, open }) => {
  await open('/portal')
  const numero = await createGuia(page, ['15 O 85100196'])
  await page.goto(`/portal/guia/${numero}`)
  await expect(statusOf(page, 'Autorizada')).toBeVisible()
  const faltaDatar = 'Informe a data de realização dos eventos aprovados.'
  await expectRefusal(page, 'Solicitar token', faltaDatar)
  await expectRefusal(page, 'Encaminhar para pagamento', faltaDatar)
  await page
    .getByRole('textbox', { name: /^Data de realização de/ })
    .fill(new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' }))
  await page.keyboard.press('Enter')
  await expectRefusal(page, 'Encaminhar para pagamento', 'Assine a guia antes de continuar.')
  await acao(page, 'Assinar guia').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Assinar guia' }).click()
  await expectRefusal(page, 'Assinar guia', 'A guia já está assinada.')
  await expect(acao(page, 'Encaminhar para pagamento')).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  // What does not apply is not in the way until it is asked for.
  await expect(page.getByRole('menuitem', { disabled: true })).toHaveCount(0)
  await page.getByRole('menuitem', { name: /^Outras ações/ }).click()
  await expect(page.getByRole('menuitem', { name: /^Cancelar guia/ })).toContainText(
    'A guia já tem evento realizado e não pode mais ser cancelada.',
  )
  const recusados = await page.getByRole('menuitem', { disabled: true }).all()
  expect(recusados.length).toBeGreaterThan(1)
  // Each one ends in the sentence that says why.
  for (const recusado of recusados) await expect(recusado).toHaveText(/\S+ \S+\.$/)
})

test('a negativa traz o texto da tabela, a data e como evitar', async ({ page, open, expectAccessible }) => {
  await open('/portal')
  await releaseGuia(page)
  await includeEvento(page, '84000198')
  const negado = rowsOf(page, '84.000.198')
  const texto =
    'Procedimento odontológico realizado, na mesma especialidade, no prazo inferior ao estipulado, sem justificativa'
  await expect(negado).toContainText('(3016)')
  await expect(negado).toContainText(/Feito em \d\d\/\d\d\/\d{4} por este consultório/)
  await expect(negado).toContainText(/Possível a partir de \d\d\/\d\d\/\d{4}/)
  await negado.getByRole('button', { name: /^Por que a negativa 3016/ }).click()
  await expect(page.getByRole('dialog', { name: /3016/ })).toContainText('Veja o histórico por dente')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await includeEvento(page, '17 O 85100196')
  await page.getByRole('button', { name: 'Enviar guia' }).click()
  await expect(statusOf(page, 'Parcialmente autorizada')).toBeVisible()
  await expect(negado).toContainText('Negado')
  await expect(negado).toContainText(texto)
  await negado.getByRole('button', { name: /^Por que a negativa 3016/ }).click()
  await expect(page.getByText(/^O mesmo tipo de evento foi feito há menos tempo/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowsOf(page, '85.100.196')).toContainText('Aprovado')
})

test('a data recusada dá lugar à que foi guardada para todos', async ({ page, open }) => {
  await open('/portal')
  const numero = await createGuia(page, ['24 O 85100196', '25 O 85100196'])
  await page.goto(`/portal/guia/${numero}`)
  const celula = page.getByRole('textbox', { name: /^Data de realização de/ }).first()
  await celula.fill('01/01/2020')
  await celula.press('Enter')
  await expect(celula).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Aplicar aos 2 sem data' }).click()
  const hoje = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  await expect(celula).toHaveValue(hoje)
  await expect(celula).not.toHaveAttribute('aria-invalid')
})

const telas = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const

for (const [situacao, linhas] of [
  ['Senha liberada', []],
  ['Autorizada', ['34 O 85100196']],
  ['Parcialmente autorizada', ['44 O 85100196', '46 O 85100196']],
] as const) {
  test(`nenhum achado na guia em "${situacao}"`, async ({ page, open, expectAccessible }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/portal')
    const numero = await createGuia(page, linhas, '500000001')
    await page.goto(`/portal/guia/${numero}`)
    await expect(page.getByRole('button', { name: situacao, exact: true })).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Odontograma' })).toBeVisible()
    if (linhas.length === 0) await includeEvento(page, '16 OM 85100200')
    for (const [colorScheme, width] of telas) {
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible()
        await expectNoSideScroll(page)
      })
    }
  })
}
