import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { today } from '../apps/web/src/calendario/format.ts'
import { parseDate } from '../apps/web/src/ui/field/date.ts'
import { daysBetween } from '../packages/domain/src/calendario/dataCivil.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'

// The tests change e-mails and permits of the cast: on a portal of their own, one for all.
test.describe.configure({ mode: 'default' })
test.use({ dono: 'cadastro' })

const ALVARAS = '/portal/atualizacaoCadastral?aba=alvaras'

/** Something that can be told apart, as on a photograph of a document. */
async function createFoto(): Promise<Buffer> {
  const linha = '<text x="20" y="60" font-size="40">Alvará sanitário</text>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="white"/>${linha}<rect x="20" y="90" width="500" height="300" fill="black"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const itemOf = (page: Page, rotulo: string): Locator => page.getByRole('listitem').filter({ hasText: rotulo })

async function fillRenovacao(page: Page, rotulo: string): Promise<Locator> {
  await page.getByRole('button', { name: `Renovar: ${rotulo}` }).press('Enter')
  const dialogo = page.getByRole('dialog', { name: `Renovar: ${rotulo}` })
  await dialogo.getByLabel('Número do documento novo').fill('VISA-2028')
  await dialogo.getByLabel('Válido até').first().focus()
  await page.keyboard.type('31122028')
  return dialogo
}

/** From the answers to their check, and on. */
async function sendRenovacao(dialogo: Locator): Promise<void> {
  await dialogo.getByRole('button', { name: 'Continuar' }).press('Enter')
  await expect(dialogo.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  await dialogo.getByRole('button', { name: 'Enviar o documento' }).press('Enter')
}

async function chooseFoto(page: Page, dialogo: Locator): Promise<void> {
  const escolha = page.waitForEvent('filechooser')
  await dialogo.getByRole('button', { name: 'Escolher arquivo' }).press('Enter')
  const foto = { name: 'alvara.png', mimeType: 'image/png', buffer: await createFoto() }
  await (await escolha).setFiles(foto)
  await expect(dialogo.getByText('Escolhido: alvara.png', { exact: true })).toBeVisible()
}

test('do aviso na entrada aos contatos conferidos e à troca que o código confirma, só com o teclado', async ({
  page,
  open,
}) => {
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

  const email = page.getByLabel('E-mail', { exact: true })
  const antigo = await email.inputValue()
  await email.fill('nova@example.com')
  await page.getByLabel('Telefone fixo da clínica').fill('81 3265-4321')
  await page.keyboard.press('Enter')
  await expect(page.getByText('nenhum → (81) 3265-4321')).toBeVisible()
  await page.getByLabel('Sua senha').fill('Sorriso#2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contatos conferidos' })).toBeFocused()
  await expect(page.locator('#conteudo').getByText(/Protocolo \d{14}/)).toBeVisible()

  const caixa = await page.context().newPage()
  await expect(async () => {
    await caixa.goto('/caixaLocal')
    await expect(caixa.getByText(`Para: ${antigo}`).first()).toBeVisible({ timeout: 500 })
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
  await expect(email).toHaveValue('nova@example.com')
  await expect(page.getByLabel('Telefone fixo da clínica')).toHaveValue('(81) 3265-4321')

  await page.goto('/portal/solicitarAutorizacao')
  await expect(termos.or(page.getByRole('searchbox', { name: 'Paciente' })).first()).toBeVisible()
  await expect(aviso).toHaveCount(0)
})

test('um alvará se renova por foto, e a resposta aparece sem recarregar', async ({ page, open }) => {
  await open('/portal', '100001')
  await page.getByRole('link', { name: /^Alvarás: 1 a vencer/ }).press('Enter')
  await expect(page).toHaveURL(/aba=alvaras/)
  const sanitario = itemOf(page, 'Alvará sanitário')
  await expect(sanitario).toContainText('vale até ')
  const [, validade = ''] = /vale até ([\d/]{10})/.exec(await sanitario.innerText()) ?? []
  const dias = daysBetween(today(), parseDate(validade) ?? '')
  // One day less where midnight has passed since the portal's data were made.
  expect([25, 24]).toContain(dias)
  await expect(sanitario).toContainText(`Vence em ${dias} dias`)

  const dialogo = await fillRenovacao(page, 'Alvará sanitário')
  await chooseFoto(page, dialogo)
  await sendRenovacao(dialogo)
  await expect(dialogo.getByText(/^Protocolo \d{14}$/)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Voltar aos alvarás' }).press('Enter')
  await expect(dialogo).toHaveCount(0)
  await expect(sanitario.getByText('Em vigor', { exact: true })).toBeVisible()
  await expect(sanitario).toContainText('Nº VISA-2028, vale até 31/12/2028')

  await page.getByRole('button', { name: 'Ver arquivo: Alvará sanitário' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Alvará sanitário, página 1' })).toBeVisible()
})

const UPLOAD = '**/alvaras-imagens/*'
type Queda = (page: Page, portal: PortalProprio) => Promise<unknown>
const antesDeChegar: Queda = (page, portal) =>
  page.route(
    UPLOAD,
    async (route) => {
      await portal.kill()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
const antesDeResponder: Queda = (page, portal) =>
  page.route(
    UPLOAD,
    async (route) => {
      await route.fetch()
      await portal.kill()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

for (const { quando, rotulo, cut, tag } of [
  // For the page it is the same death: `npm run test:faults` asks for it.
  {
    quando: 'antes de o arquivo chegar',
    rotulo: 'Alvará de funcionamento',
    cut: antesDeChegar,
    tag: ['@repetida'],
  },
  { quando: 'antes de responder', rotulo: 'Certidão de regularidade no CRO', cut: antesDeResponder, tag: [] },
]) {
  test(`o servidor morre ${quando}, e a renovação é uma só`, { tag }, async ({ page, open, portal }) => {
    test.slow()
    await open(ALVARAS, '100002')
    const dialogo = await fillRenovacao(page, rotulo)
    await chooseFoto(page, dialogo)
    await cut(page, portal)
    await sendRenovacao(dialogo)
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
    await portal.start()
    // A portal that begins anew beside other work takes its time.
    await expect(dialogo.getByRole('heading', { name: 'Documento enviado' })).toBeVisible({ timeout: 90_000 })
    await expect(itemOf(page, rotulo)).toContainText('Nº VISA-2028')
  })
}
