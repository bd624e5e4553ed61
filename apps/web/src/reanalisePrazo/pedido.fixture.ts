import { page } from 'vitest/browser'

export const ENDERECO = '/portal/reanalisePrazoOrtodontia'
/** The request of the treatment of `aPedir`. */
export const PEDIDO = `${ENDERECO}?tratamento=41`

export const meses = page.getByRole('combobox', { name: 'Meses que o tratamento precisa' })
export const texto = page.getByRole('textbox', { name: 'Justificativa' })
export const nova = page.getByRole('checkbox', { name: /^canino.jpg/ })
export const SEND = '{Control>}{Enter}{/Control}'

/** All that a request asks for. */
export async function fillPedido(): Promise<void> {
  await meses.selectOptions('14 meses')
  await texto.fill('Canino incluso.')
  await nova.click()
}
