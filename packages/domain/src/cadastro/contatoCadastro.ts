import { continueSentence } from '../texto/continueSentence.ts'
import { findFaltaEmail } from '../texto/email.ts'
import { parseTelefone } from '../texto/mascara.ts'

/** How the provider and its unit are reached; digits alone of the phones, empty where there is none. Spec §3, §5. */
export type ContatosCadastro = {
  contatoCredenciado: { numeroCel: string; whatsAppPessoal: string; email: string }
  contatoUnidade: { numeroCelClinica: string; numeroFoneFixoClinica: string; whatsAppClinica: string }
}

/** How long the code of a change is good for: whoever types it is logged in besides. */
export const HORAS_TROCA_CONTATO = 24

/** `telefone`: of either kind. */
type Tipo = 'celular' | 'fixo' | 'telefone' | 'email'

/** The fields in the order of the screen; e-mail and mobile get the links of the password, so they cannot be empty. */
export const camposContato = [
  { grupo: 'contatoCredenciado', campo: 'email', rotulo: 'E-mail', tipo: 'email', isExigido: true },
  { grupo: 'contatoCredenciado', campo: 'numeroCel', rotulo: 'Celular', tipo: 'celular', isExigido: true },
  {
    grupo: 'contatoCredenciado',
    campo: 'whatsAppPessoal',
    rotulo: 'WhatsApp pessoal',
    tipo: 'celular',
    isExigido: false,
  },
  {
    grupo: 'contatoUnidade',
    campo: 'numeroFoneFixoClinica',
    rotulo: 'Telefone fixo da clínica',
    tipo: 'fixo',
    isExigido: false,
  },
  {
    grupo: 'contatoUnidade',
    campo: 'numeroCelClinica',
    rotulo: 'Celular da clínica',
    tipo: 'celular',
    isExigido: false,
  },
  {
    grupo: 'contatoUnidade',
    campo: 'whatsAppClinica',
    rotulo: 'WhatsApp da clínica',
    // A clinic's is often that of its landline.
    tipo: 'telefone',
    isExigido: false,
  },
] as const satisfies readonly {
  grupo: string
  campo: string
  rotulo: string
  tipo: Tipo
  isExigido: boolean
}[]

export type CampoContato = (typeof camposContato)[number]['campo']

/** Those that cannot be empty. */
type ContatosExigidos = Pick<ContatosCadastro['contatoCredenciado'], 'email' | 'numeroCel'>

/** What of them is another, and so waits for the code: it goes to the e-mail in force, as the links of the password do. */
export const listTrocas = (atual: ContatosExigidos, novos: ContatosExigidos) =>
  camposContato.filter(
    (linha): linha is Extract<typeof linha, { isExigido: true }> =>
      linha.isExigido && atual[linha.campo] !== novos[linha.campo],
  )

/** The area codes of the country (Anatel). */
const ddds = new Set(
  [
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55',
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  ].flatMap((linha) => linha.split(' ')),
)

const textos: Readonly<Record<'celular' | 'fixo', string>> = {
  celular: 'Informe o DDD e o celular, com 11 dígitos, começando por 9.',
  fixo: 'Informe o DDD e o telefone fixo, com 10 dígitos.',
}

/** Why a filled field cannot be kept, in words for the screen; undefined when it can. */
export function findFaltaContato(tipo: Tipo, valor: string): string | undefined {
  if (tipo === 'email') return findFaltaEmail(valor)
  if (tipo === 'telefone') return findFaltaTelefone(valor)
  const forma = tipo === 'celular' ? /^\d{2}9\d{8}$/ : /^\d{2}[2-5]\d{7}$/
  if (!forma.test(valor)) return textos[tipo]
  if (!ddds.has(valor.slice(0, 2))) return `O DDD ${valor.slice(0, 2)} não existe.`
  return /^(\d)\1+$/.test(valor.slice(3)) ? 'Este número não existe.' : undefined
}

/** The same of a phone of either kind, in digits: eleven of a mobile, ten of another. */
export function findFaltaTelefone(digitos: string): string | undefined {
  if (digitos.length < 10 || digitos.length > 11) return 'Informe o telefone com DDD, com 10 ou 11 dígitos.'
  return findFaltaContato(digitos.length === 11 ? 'celular' : 'fixo', digitos)
}

const valorDe = (contatos: ContatosCadastro, campo: CampoContato): string => {
  const todos: Record<CampoContato, string> = { ...contatos.contatoCredenciado, ...contatos.contatoUnidade }
  return todos[campo]
}

/** Whether any of them is another; both as they are kept. */
export const hasMudanca = (atual: ContatosCadastro, novos: ContatosCadastro): boolean =>
  camposContato.some(({ campo }) => valorDe(atual, campo) !== valorDe(novos, campo))

/** As they are kept: digits alone of the phones, nothing around the e-mail. */
export const normalizeContatos = ({
  contatoCredenciado: pessoa,
  contatoUnidade: unidade,
}: ContatosCadastro): ContatosCadastro => ({
  contatoCredenciado: {
    numeroCel: parseTelefone(pessoa.numeroCel),
    whatsAppPessoal: parseTelefone(pessoa.whatsAppPessoal),
    email: pessoa.email.trim(),
  },
  contatoUnidade: {
    numeroCelClinica: parseTelefone(unidade.numeroCelClinica),
    numeroFoneFixoClinica: parseTelefone(unidade.numeroFoneFixoClinica),
    whatsAppClinica: parseTelefone(unidade.whatsAppClinica),
  },
})

/** What has to be mended of normalized contacts, by field. */
export function listFaltasContatos(contatos: ContatosCadastro): { campo: CampoContato; mensagem: string }[] {
  return camposContato.flatMap(({ campo, rotulo, tipo, isExigido }) => {
    const valor = valorDe(contatos, campo)
    if (valor === '') return isExigido ? [{ campo, mensagem: `Informe o campo ${rotulo}.` }] : []
    const falta = findFaltaContato(tipo, valor)
    if (!falta) return []
    // Of several phones that are wrong each says which it is.
    return [{ campo, mensagem: tipo === 'email' ? falta : `${rotulo}: ${continueSentence(falta)}` }]
  })
}
