import { parseArgs } from 'node:util'
import { motivosRejeicao } from '@portal/domain/guia/motivoRejeicao.tables.ts'
import type { Ordem } from './passe.ts'

export const USO = `Uso:
  npm run aplicativo -- --cartao 500000001 --guia 700000001 --recebe
  npm run aplicativo -- --cartao 500000001 --guia 700000001 --confirma --token 123456
  npm run aplicativo -- --cartao 500000001 --guia 700000001 --rejeita MOTIVO [--token 123456]
Faz o papel do aplicativo do beneficiário: recebe uma guia liberada, confirma o que foi realizado ou o rejeita. O token é o
número que a guia mostra; enquanto ela espera por ele, não há. Motivos: ${motivosRejeicao.map(({ codigo }) => codigo).join(', ')}.`

const opcoes = {
  cartao: { type: 'string' },
  guia: { type: 'string' },
  token: { type: 'string' },
  recebe: { type: 'boolean', default: false },
  confirma: { type: 'boolean', default: false },
  rejeita: { type: 'string' },
} as const

/** What the command's arguments order; undefined when one is missing, says nothing or contradicts another. */
export function readComando(args: string[]): Ordem | undefined {
  let values: ReturnType<typeof parseArgs<{ options: typeof opcoes }>>['values']
  try {
    values = parseArgs({ args, options: opcoes, strict: true }).values
  } catch {
    return undefined
  }
  const { cartao = '', guia = '', token, recebe, confirma, rejeita } = values
  if (!/^\d{1,9}$/.test(cartao) || !/^[1-9]\d{0,11}$/.test(guia)) return undefined
  if (token !== undefined && !/^\d{6}$/.test(token)) return undefined
  if ([recebe, confirma, rejeita !== undefined].filter(Boolean).length !== 1) return undefined
  const ordem = { sub: cartao, numeroFicha: Number(guia) }
  const numeroToken = token === undefined ? {} : { numeroToken: token }
  if (recebe) return token === undefined ? { ...ordem, ato: 'RECEBE' } : undefined
  if (confirma) return token === undefined ? undefined : { ...ordem, ato: 'CONFIRMA', ...numeroToken }
  const motivo = motivosRejeicao.find(({ codigo }) => codigo === rejeita)?.codigo
  return motivo && { ...ordem, ato: 'REJEITA', motivo, ...numeroToken }
}
