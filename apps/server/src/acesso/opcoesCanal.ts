import { createHmac, hkdfSync } from 'node:crypto'
import { type Canal, maskCelular, maskEmail } from '@portal/domain/acesso/canal.ts'

/** A provider's own channels, as its registry has them. */
export type Contato = { email: string; celular: string }

export type Opcao = { opcao: Canal; destino: string }

/** The decoys' letters and endings, each as often as among people's own. */
const INICIAIS = 'aaaaabcccdefgghijjjllmmmmnoppprrrsstvw'
const PROVEDORES = ['g', 'g', 'g', 'g', 'h', 'h', 'o', 'o', 'y', 'u', 't', 'i', 'c', 'c', 's', 'd']
const FINAIS = ['.com', '.com', '.com', '.com', '.com', '.com.br', '.com.br', '.com.br']
const DDDS = ['11', '11', '11', '11', '21', '21', '31', '31', '19', '41', '51', '61', '62', '71', '81', '85']

/**
 * What somebody is told who asks with a code that is nobody's: the same each time, and of the same form as a provider's
 * own (Segurança A3). It follows from the code and a key, the oldest one, so that a new key changes nothing at once.
 */
function createIsca(secrets: readonly string[], codigo: number): Opcao[] {
  const secret = secrets.at(-1)
  if (secret === undefined) throw new Error('no key for decoys')
  const chave = Buffer.from(hkdfSync('sha256', secret, '', 'portal iscas', 32))
  const bytes = createHmac('sha256', chave).update(String(codigo)).digest()
  const pick = (from: string | readonly string[], at: number) => from[(bytes[at] ?? 0) % from.length] ?? ''
  const digitos = String((bytes[4] ?? 0) % 100).padStart(2, '0')
  return [
    { opcao: 'EMAIL', destino: maskEmail(`${pick(INICIAIS, 0)}@${pick(PROVEDORES, 1)}${pick(FINAIS, 2)}`) },
    { opcao: 'CELULAR', destino: maskCelular(`${pick(DDDS, 3)}9${digitos}`) },
  ]
}

/** The masked channels of a code, those that reach somebody: the provider's own or, where there is none, decoys. */
export function listOpcoes(
  secrets: readonly string[],
  canais: readonly Canal[],
  codigo: number,
  contato: Contato | undefined,
): Opcao[] {
  const iscas = createIsca(secrets, codigo)
  const opcoes: Opcao[] = contato
    ? [
        { opcao: 'EMAIL', destino: maskEmail(contato.email) },
        { opcao: 'CELULAR', destino: maskCelular(contato.celular) },
      ]
    : iscas
  return opcoes.filter(({ opcao }) => canais.includes(opcao))
}
