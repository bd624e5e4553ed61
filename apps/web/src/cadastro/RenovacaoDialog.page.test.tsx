import { type Alvara, cadastro } from '@portal/contract/cadastro.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { createAlvara, createRenovacao } from './cadastro.fixture.ts'

const ALVARAS = '/portal/atualizacaoCadastral?aba=alvaras'
const renovar = page.getByRole('button', { name: 'Renovar: Alvará sanitário' })
const dialogo = page.getByRole('dialog', { name: 'Renovar: Alvará sanitário' })
const numero = dialogo.getByRole('textbox', { name: 'Número do documento novo' })
const validade = dialogo.getByRole('textbox', { name: 'Válido até' })
const continuar = dialogo.getByRole('button', { name: 'Continuar' })
const enviar = dialogo.getByRole('button', { name: 'Enviar o documento' })
const conferencia = dialogo.getByRole('heading', { name: 'Confira antes de enviar' })
const feita = dialogo.getByRole('heading', { name: 'Documento enviado' })
const resumo = dialogo.getByRole('alert').filter({ hasText: 'Há um problema' })

const comArquivo = createAlvara({
  renovacao: createRenovacao('aguardaDados', { numero: null, dataValidade: null }),
})

async function openDialog(alvara: Alvara = comArquivo): Promise<void> {
  answer(cadastro.listAlvaras, [alvara])
  openPage(ALVARAS)
  await renovar.click()
  // What is typed as it opens is the number.
  await expect.element(numero).toHaveFocus()
}

/** From the answers to their check, and on. */
async function send(): Promise<void> {
  await continuar.click()
  await enviar.click()
}

const readResumo = () =>
  resumo
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

beforeEach(() => {
  answer(cadastro.updateAlvara, createAlvara({ renovacao: createRenovacao('emAnalise') }))
})

test('do número diz o sinal que a operadora não aceita', async () => {
  await openDialog()
  await numero.fill('VS-#2027')
  await expect.element(numero).toHaveValue('VS-2027')
  await expect
    .element(dialogo.getByText('Retirado do texto: # (cerquilha). A operadora não aceita esse sinal.'))
    .toBeVisible()
})

test('vazia não se envia: diz o que falta, por campo, e leva a ele', async () => {
  await openDialog(createAlvara())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(resumo).toBeVisible()
  expect(readResumo()).toEqual([
    'Informe o número do documento.',
    'Informe até quando o documento vale.',
    'Escolha a foto ou o PDF do documento.',
  ])
  await expect.element(numero).toHaveAccessibleDescription('Informe o número do documento.')
  await expect
    .element(dialogo.getByRole('button', { name: 'Escolher arquivo' }))
    .toHaveAccessibleDescription(/Escolha a foto ou o PDF do documento\.$/)
  // Spoken once: no field says again what the summary did.
  expect(dialogo.getByRole('alert').elements()).toHaveLength(1)
  await expectAccessible()
  await resumo.getByRole('link', { name: 'Informe até quando o documento vale.' }).click()
  await expect.element(validade).toHaveFocus()
  expect(sent(cadastro.updateAlvara)).toEqual([])
})

test.each([
  ['21/11/2026', 'A validade precisa ser depois de hoje.'],
  ['16/12/2026', 'A validade precisa ser depois da que está em vigor.'],
  ['22/11/2036', 'A validade vai até 10 anos à frente. Confira o ano.'],
])('a validade %s é recusada: %s', async (dia, motivo) => {
  await openDialog()
  await numero.fill('V-9')
  await validade.fill(dia)
  await continuar.click()
  await expect.element(resumo).toBeVisible()
  expect(readResumo()).toEqual([motivo])
  await expect.element(validade).toHaveAccessibleDescription(`Por exemplo, 02/03/2026 ${motivo}`)
  expect(sent(cadastro.updateAlvara)).toEqual([])
})

test('com o arquivo já guardado, número e validade bastam: vão como se leem, e a lista se lê de novo', async () => {
  await openDialog()
  await expect
    .element(dialogo.getByText('O arquivo enviado antes está guardado; escolha outro só para trocá-lo.'))
    .toBeVisible()
  await expect.element(dialogo.getByText('Nº V-1, vale até 16/12/2026')).toBeVisible()
  await numero.fill('  VISA-2028 ')
  await validade.fill('17/12/2026')
  await continuar.click()
  await expect.element(conferencia).toHaveFocus()
  expect(readDescriptions(dialogo)).toEqual([
    ['Número', 'VISA-2028Alterar'],
    ['Válido até', '17/12/2026Alterar'],
    ['Arquivo', 'O enviado antesAlterar'],
  ])
  await expectAccessible()
  expect(sent(cadastro.updateAlvara)).toEqual([])
  await enviar.click()
  await expect.element(feita).toHaveFocus()
  await expect.element(dialogo.getByText('Protocolo 20261120000031')).toBeVisible()
  await expect.element(dialogo.getByRole('button', { name: 'Copiar o protocolo' })).toBeVisible()
  await expectAccessible()
  expect(sent(cadastro.updateAlvara)).toMatchObject([
    { params: { id: 7 }, body: { numero: 'VISA-2028', dataValidade: '2026-12-17' } },
  ])
  await expect.poll(() => sent(cadastro.listAlvaras)).toHaveLength(2)
  await dialogo.getByRole('button', { name: 'Voltar aos alvarás' }).click()
  await expect.element(renovar).toHaveFocus()
  await renovar.click()
  await expect.element(numero, { message: 'o enviado não fica para a próxima' }).toHaveValue('')
})

test('um clique duplo em Continuar leva à conferência, e não envia o que ninguém leu', async () => {
  // On a phone the button stays where it was, whatever the step is as high as.
  await page.viewport(360, 740)
  await openDialog()
  await numero.fill('V-9')
  await validade.fill('31/12/2027')
  await continuar.dblClick()
  await expect.element(conferencia).toBeVisible()
  await expect.element(enviar).not.toHaveAttribute('aria-disabled', 'true')
  expect(sent(cadastro.updateAlvara)).toEqual([])
  await enviar.click()
  await expect.element(feita).toBeVisible()
})

test('depois da recusa da operadora, número e validade já estão lá, com o motivo', async () => {
  await openDialog(
    createAlvara({ renovacao: createRenovacao('recusada', { motivo: 'Não se lê nada na imagem.' }) }),
  )
  await expect.element(dialogo.getByText('Não se lê nada na imagem.')).toBeVisible()
  await expect.element(numero).toHaveValue('V-2')
  await expect.element(validade).toHaveValue('31/12/2028')
  await expectAccessible()
  await continuar.click()
  await expect.element(resumo).toBeVisible()
  expect(readResumo(), 'o arquivo se escolhe de novo').toEqual(['Escolha a foto ou o PDF do documento.'])
})

test('o que se digitou vale mais do que o que a operadora recusou, e fica com o diálogo fechado', async () => {
  await openDialog(createAlvara({ renovacao: createRenovacao('recusada') }))
  await numero.fill('V-3')
  await validade.fill('1/2/29')
  await userEvent.keyboard('{Escape}')
  await expect.element(renovar).toHaveFocus()
  await renovar.click()
  await expect.element(numero).toHaveValue('V-3')
  await expect.element(validade).toHaveValue('01/02/2029')
})

test.each([
  ['numero', numero, ''],
  ['dataValidade', validade, 'Por exemplo, 02/03/2026 '],
] as const)('uma recusa de %s vai ao seu campo', async (campo, alvo, dica) => {
  refuse(cadastro.updateAlvara, 'API-CAD-0004', [{ campo, mensagem: 'A operadora não aceita.' }])
  await openDialog()
  await numero.fill('V-9')
  await validade.fill('31/12/2027')
  await send()
  await resumo.getByRole('link', { name: 'A operadora não aceita.' }).click()
  await expect.element(alvo).toHaveFocus()
  await expect.element(alvo).toHaveAccessibleDescription(`${dica}A operadora não aceita.`)
  await expect.element(numero).toHaveValue('V-9')
})

test.each(['API-CAD-0005', 'API-CAD-0006'] as const)(
  'recusada por %s, o aviso diz e nada se perde',
  async (codigo) => {
    refuse(cadastro.updateAlvara, codigo)
    await openDialog()
    await numero.fill('V-9')
    await validade.fill('31/12/2027')
    await send()
    await expect.element(page.getByText(catalogoErros[codigo].texto)).toBeVisible()
    await expect.element(conferencia).toBeVisible()
    await dialogo.getByRole('button', { name: 'Alterar: Válido até' }).click()
    await expect.element(validade).toHaveFocus()
    await expect.element(resumo).not.toBeInTheDocument()
    await expect.element(numero).toHaveValue('V-9')
    await expect.element(validade).toHaveValue('31/12/2027')
  },
)

test('enquanto se envia o diálogo não se fecha, e a tecla apertada duas vezes é uma renovação só', async () => {
  const release = hold(cadastro.updateAlvara)
  await openDialog()
  await numero.fill('V-9')
  await validade.fill('31/12/2027')
  await userEvent.keyboard('{Enter}')
  await expect.element(conferencia).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}{Escape}')
  await expect.element(dialogo).toBeVisible()
  await expect.element(dialogo.getByRole('button', { name: 'Fechar' })).not.toBeInTheDocument()
  release()
  await expect.element(feita).toHaveFocus()
  const chaves = sentHeaders(cadastro.updateAlvara).map((headers) => headers.get('idempotency-key'))
  expect(new Set(chaves).size).toBe(1)
})

test('um arquivo que não serve é dito antes de qualquer envio', async () => {
  await openDialog()
  const entrada = dialogo.element().querySelector('input[type=file]')
  if (!(entrada instanceof HTMLInputElement)) throw new Error('no file input')
  expect(entrada.accept).toBe('.jpg,.jpeg,.pdf,.png,.bmp,.tif,.tiff')
  await userEvent.upload(entrada, new File(['x'], 'alvara.docx'))
  await expect.element(dialogo.getByText('Escolhido: alvara.docx')).toBeVisible()
  await numero.fill('V-9')
  await validade.fill('31/12/2027')
  await continuar.click()
  await expect.element(resumo).toBeVisible()
  expect(readResumo()).toEqual(['Envie um arquivo JPG, JPEG, PDF, PNG, BMP, TIF ou TIFF.'])
  expect(sent(cadastro.updateAlvara)).toEqual([])
})

test('o arquivo que não é o que o nome diz se recusa ao ser escolhido, e outro no lugar tira a recusa', async () => {
  await openDialog()
  const entrada = dialogo.element().querySelector('input[type=file]')
  if (!(entrada instanceof HTMLInputElement)) throw new Error('no file input')
  await userEvent.upload(entrada, new File(['texto'], 'alvara.jpg'))
  const recusa = dialogo
    .getByRole('alert')
    .filter({ hasText: 'O conteúdo do arquivo não corresponde à sua extensão.' })
  await expect.element(recusa).toBeVisible()
  await userEvent.upload(entrada, new File(['%PDF'], 'alvara.pdf'))
  await expect.element(dialogo.getByText('Escolhido: alvara.pdf')).toBeVisible()
  await expect.element(recusa).not.toBeInTheDocument()
})

test('o que se corrige deixa de ter erro antes de ir de novo, e o resumo só fala do que falta', async () => {
  await openDialog()
  await continuar.click()
  await expect.element(resumo).toBeVisible()
  await numero.fill('V-9')
  await expect.element(numero).not.toHaveAttribute('aria-invalid')
  await expect.poll(readResumo).toEqual(['Informe até quando o documento vale.'])
  await validade.fill('31/12/2027')
  await userEvent.tab()
  await expect.element(resumo).not.toBeInTheDocument()
  await expect.element(validade).not.toHaveAttribute('aria-invalid')
})
