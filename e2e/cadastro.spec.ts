import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { cadastro } from '../packages/contract/src/cadastro.ts'
import type { Reply } from '../packages/contract/src/route.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'

// The tests change e-mails and permits of the cast.
test.use({ dono: 'cadastro' })

const ALVARAS = '/portal/atualizacaoCadastral?aba=alvaras'

/** Something that can be told apart, as on a photograph of a document. */
async function createFoto(): Promise<Buffer> {
  const linha = '<text x="20" y="60" font-size="40">Alvará sanitário</text>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="white"/>${linha}<rect x="20" y="90" width="500" height="300" fill="black"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const itemOf = (page: Page, rotulo: string): Locator => page.getByRole('listitem').filter({ hasText: rotulo })

async function fillRenovacao(page: Page, rotulo: string, validade = '31122028'): Promise<Locator> {
  await page.getByRole('button', { name: `Renovar: ${rotulo}` }).press('Enter')
  const dialogo = page.getByRole('dialog', { name: `Renovar: ${rotulo}` })
  await dialogo.getByLabel('Número do documento novo').fill('VISA-2028')
  await dialogo.getByLabel('Válido até').first().focus()
  await page.keyboard.type(validade)
  return dialogo
}

async function chooseFoto(page: Page, dialogo: Locator): Promise<void> {
  const escolha = page.waitForEvent('filechooser')
  await dialogo.getByRole('button', { name: 'Escolher arquivo' }).press('Enter')
  const foto = { name: 'alvara.png', mimeType: 'image/png', buffer: await createFoto() }
  await (await escolha).setFiles(foto)
  await expect(dialogo.getByText('Escolhido: alvara.png', { exact: true })).toBeVisible()
}

test('do aviso na entrada aos contatos conferidos, só com o teclado', async ({ page, open }) => {
  await open('/portal', '100007')
  const inativos = page.getByRole('dialog', { name: 'Beneficiários inativos' })
  await inativos.getByRole('button', { name: 'Estou ciente' }).press('Enter')
  await expect(inativos).toHaveCount(0)
  await page.goto('/portal/solicitarAutorizacao')
  const termos = page.getByRole('alertdialog', { name: 'Termos pendentes' })
  const aviso = page.getByRole('alertdialog', { name: 'Atualização cadastral' })
  await expect(termos.or(aviso)).toBeVisible()
  if (await termos.isVisible())
    await termos.getByRole('button', { name: 'Continuar sem aceitar' }).press('Enter')
  await aviso.getByRole('link', { name: 'Conferir o cadastro' }).press('Enter')
  await expect(page).toHaveURL(/\/portal\/atualizacaoCadastral$/)

  await page.getByLabel('Telefone fixo da clínica').fill('81 33')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .getByRole('link', { name: /10 dígitos/ })
    .press('Enter')
  await expect(page.getByLabel('Telefone fixo da clínica')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('81 3265-4321')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confira antes de confirmar' })).toBeFocused()
  await expect(page.getByText('nenhum → (81) 3265-4321')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar os contatos' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Contatos conferidos' })).toBeFocused()
  await expect(page.locator('#conteudo').getByText(/Protocolo \d{14}/)).toBeVisible()

  await page.goto('/portal/solicitarAutorizacao')
  await expect(termos.or(page.getByRole('searchbox', { name: 'Paciente' })).first()).toBeVisible()
  await expect(aviso).toHaveCount(0)
})

test('o e-mail novo vale depois do código que foi ao de antes', async ({ page, open, expectAccessible }) => {
  await open('/portal/atualizacaoCadastral', '100003')
  const email = page.getByLabel('E-mail', { exact: true })
  const antigo = await email.inputValue()
  await email.fill('nova@example.com')
  await page.getByRole('button', { name: 'Conferir' }).click()
  await page.getByRole('button', { name: 'Confirmar os contatos' }).click()
  await expect(page.getByRole('heading', { name: 'Troca à espera do código' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Código recebido').fill('AAAA-BBBB-CCCC')
  await page.getByRole('button', { name: 'Confirmar a troca' }).click()
  await expect(page.getByRole('alert')).toContainText('Código não confere')

  const caixa = await page.context().newPage()
  await expect(async () => {
    await caixa.goto('/caixaLocal')
    await expect(caixa.getByText(`Para: ${antigo}`)).toBeVisible({ timeout: 500 })
  }).toPass()
  const codigo = await caixa
    .getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
    .first()
    .innerText()
  await caixa.close()
  await page.getByLabel('Código recebido').fill(codigo)
  await page.keyboard.press('Enter')
  await expect(page.getByText('O contato novo já vale para criar a senha.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nova@example.com')
})

test('um alvará se renova por foto, e a resposta aparece sem recarregar', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal', '100001')
  await page.getByRole('link', { name: /^Alvarás: 1 a vencer/ }).press('Enter')
  await expect(page).toHaveURL(/aba=alvaras/)
  const sanitario = itemOf(page, 'Alvará sanitário')
  await expect(sanitario).toContainText('Vence em 25 dias')

  const dialogo = await fillRenovacao(page, 'Alvará sanitário', '01012020')
  await page.keyboard.press('Control+Enter')
  await expect(dialogo.getByRole('alert')).toContainText('A validade precisa ser depois de hoje.')
  await expect(dialogo.getByRole('alert')).toContainText('Escolha a foto ou o PDF do documento.')
  await expectAccessible()
  await dialogo.getByLabel('Válido até').first().focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('31122028')
  await chooseFoto(page, dialogo)
  await dialogo.getByRole('button', { name: 'Enviar a renovação' }).press('Enter')
  await expect(dialogo).toHaveCount(0)
  await expect(sanitario.getByText('Válido', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(sanitario).toContainText('Nº VISA-2028, válido até 31/12/2028')

  await page.getByRole('button', { name: 'Ver arquivo: Alvará sanitário' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Alvará sanitário, página 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ver arquivo: Alvará sanitário' })).toBeFocused()
})

test('o que se digita e o que se fez ficam enquanto se olha outra parte', async ({ page, open }) => {
  await open(ALVARAS, '100003')
  await fillRenovacao(page, 'Alvará sanitário')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Contatos' }).click()
  await page.getByRole('button', { name: 'Conferir' }).click()
  await page.getByRole('button', { name: 'Confirmar os contatos' }).click()
  const feito = page.getByRole('heading', { name: 'Contatos conferidos' })
  await expect(feito).toBeFocused()
  await page.getByRole('tab', { name: 'Alvarás' }).click()
  await page.getByRole('button', { name: 'Renovar: Alvará sanitário' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Renovar: Alvará sanitário' })
  await expect(dialogo.getByLabel('Número do documento novo')).toHaveValue('VISA-2028')
  await page.keyboard.press('Escape')
  const contatos = page.getByRole('tab', { name: 'Contatos' })
  await contatos.press('Enter')
  await expect(feito).toBeVisible()
  await expect(contatos).toBeFocused()
})

test('depois da recusa da imagem, número e validade já estão lá, com o motivo', async ({ page, open }) => {
  await page.route(`**${cadastro.listAlvaras.path}`, async (route) => {
    const resposta = await route.fetch()
    const alvaras = (await resposta.json()) as Reply<typeof cadastro.listAlvaras>
    const renovacao = {
      etapa: 'recusada',
      numero: 'VISA-2029',
      dataValidade: '2029-01-31',
      motivo: 'Não se lê nada na imagem.',
      desde: '2026-11-21T12:00:00.000Z',
    }
    await route.fulfill({
      json: alvaras.map((alvara) => (alvara.tipo === 'SANITARIO' ? { ...alvara, renovacao } : alvara)),
    })
  })
  await open(ALVARAS, '100003')
  await page.getByRole('button', { name: 'Renovar: Alvará sanitário' }).press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Renovar: Alvará sanitário' })
  await expect(dialogo.getByLabel('Número do documento novo')).toHaveValue('VISA-2029')
  await expect(dialogo.getByText('Não se lê nada na imagem.')).toBeVisible()
})

const UPLOAD = '**/alvaras-imagens/*'
const quedas: [string, (page: Page, portal: PortalProprio) => Promise<unknown>, string][] = [
  [
    'antes de o arquivo chegar',
    (page, portal) =>
      page.route(
        UPLOAD,
        async (route) => {
          await portal.kill()
          await route.abort('connectionreset')
        },
        { times: 1 },
      ),
    'Alvará de funcionamento',
  ],
  [
    'depois de gravar e antes de responder',
    (page, portal) =>
      page.route(
        UPLOAD,
        async (route) => {
          await route.fetch()
          await portal.kill()
          await route.abort('connectionreset')
        },
        { times: 1 },
      ),
    'Certidão de regularidade no CRO',
  ],
]
for (const [quando, cut, rotulo] of quedas) {
  test(`o servidor morre ${quando} e a renovação é uma só`, async ({ page, open, portal }) => {
    await open(ALVARAS, '100002')
    const dialogo = await fillRenovacao(page, rotulo)
    await chooseFoto(page, dialogo)
    await cut(page, portal)
    await dialogo.getByRole('button', { name: 'Enviar a renovação' }).click()
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
    await portal.start()
    await expect(dialogo).toHaveCount(0, { timeout: 30_000 })
    await expect(itemOf(page, rotulo)).toContainText('Nº VISA-2028', { timeout: 20_000 })
  })
}

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1366],
] as const) {
  test(`as três partes se leem (${colorScheme}, ${width} px)`, async ({ page, open, expectAccessible }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 768 })
    await open('/portal/atualizacaoCadastral', '100004')
    for (const [aba, texto] of [
      ['Contatos', 'Celular da clínica'],
      ['Alvarás', 'Alvará de funcionamento'],
      ['Especialidades e corpo clínico', 'Marcelo Yamada'],
    ] as const) {
      await page.getByRole('tab', { name: aba }).click()
      await expect(page.getByText(texto).first()).toBeVisible()
      await expectAccessible()
      await expectNoSideScroll(page)
    }
    await page.getByRole('checkbox', { name: 'Mostrar também quem saiu' }).check({ force: true })
    await expect(page.getByRole('table', { name: 'Corpo clínico' })).toContainText('Descredenciado')
  })
}
