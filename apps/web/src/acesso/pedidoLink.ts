import type { acesso } from '@portal/contract/acesso.ts'
import type { Reply } from '@portal/contract/route.ts'
import { type Canal, getRotuloCanal } from '@portal/domain/acesso/canal.ts'
import { explainCodigo, isCodigoCredenciado } from '@portal/domain/acesso/codigoCredenciado.ts'
import type { RadioOption } from '../ui/field/RadioGroup.tsx'

export type Opcao = Reply<typeof acesso.getOpcoes>['opcoes'][number]

/** Where a person is on the way to a link: who, by what, sent. */
export type PassoPedido =
  | { passo: 'codigo'; codigo?: string }
  | { passo: 'canal'; codigo: string; opcoes: readonly Opcao[] }
  | { passo: 'enviado'; codigo: string; opcoes: readonly Opcao[]; opcao: Opcao; validadeMinutos: number }

/** What a code lacks; undefined when it may be asked for. */
export function checkCodigo(codigo: string): string | undefined {
  if (codigo === '') return 'Informe o código do credenciado.'
  return isCodigoCredenciado(codigo) ? undefined : explainCodigo
}

export const toRadioOptions = (opcoes: readonly Opcao[]): RadioOption[] =>
  opcoes.map(({ opcao, destino }) => ({ value: opcao, label: getRotuloCanal(opcao), hint: destino }))

/** What is said once it was asked for: never whether there is such a code (Segurança A3). How long it serves, the server says. */
export const describeEnvio = ({ opcao, destino }: Opcao, validadeMinutos: number): string =>
  `Se o código estiver cadastrado, ${sujeitos[opcao]} chega em instantes a ${destino} e vale ${validadeMinutos} minutos.`

const sujeitos: Readonly<Record<Canal, string>> = {
  EMAIL: 'um e-mail com o link para criar a senha',
  CELULAR: 'uma mensagem com o código para criar a senha',
}
