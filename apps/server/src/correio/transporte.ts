import type { Canal } from '@portal/domain/acesso/canal.ts'
import { createTransport } from 'nodemailer'
import type { Config } from '../runtime/config.ts'

/** A message as it leaves. */
export type Carta = { canal: Canal; para: string; titulo: string; texto: string }

export type Transporte = {
  /** Hands a message over; throws when nobody took it. */
  send: (carta: Carta) => Promise<void>
  close: () => void
}

/** A mail server that does not answer fails the attempt, not the process: the message waits for the next one. */
const limites = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const

/** Which channels reach somebody: without a server the local environment shows all of them on a page of its own. */
export function listCanais({ smtpUrl, smsUrl }: Pick<Config, 'smtpUrl' | 'smsUrl'>): readonly Canal[] {
  if (smtpUrl === undefined) return ['EMAIL', 'CELULAR']
  return smsUrl === undefined ? ['EMAIL'] : ['EMAIL', 'CELULAR']
}

/** Whether messages stay here, to be read at `/caixaLocal` (docs/operacao.md). */
export const isCaixaLocal = ({ ambiente, smtpUrl }: Pick<Config, 'ambiente' | 'smtpUrl'>): boolean =>
  ambiente === 'local' && smtpUrl === undefined

/** What the configuration sends with: SMTP for mail, an address of the operator's for messages to a telephone. */
export function createTransporte({ smtpUrl, smtpRemetente, smsUrl }: Config): Transporte {
  if (smtpUrl === undefined) return { send: async () => undefined, close: () => undefined }
  const correio = createTransport({ url: smtpUrl, ...limites })
  return {
    send: async ({ canal, para, titulo, texto }) => {
      if (canal === 'CELULAR') return sendSms(smsUrl, para, texto)
      // An address as an object: whatever is in it, it is one address and no header.
      await correio.sendMail({
        from: smtpRemetente,
        to: { name: '', address: para },
        subject: titulo,
        text: texto,
      })
    },
    close: () => correio.close(),
  }
}

/** The operator's gateway takes `{ para, texto }` as JSON (docs/operacao.md). */
async function sendSms(url: string | undefined, para: string, texto: string): Promise<void> {
  if (url === undefined) throw new Error('no gateway for messages to telephones')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ para: `+55${para}`, texto }),
    redirect: 'error',
    signal: AbortSignal.timeout(limites.socketTimeout),
  })
  if (!response.ok) throw new Error(`the message gateway answered ${response.status}`)
}

/** Whether a failure will be the same each time: the server knows no such address (SMTP 5xx). */
export const isDefinitiva = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  Number(error.responseCode) >= 500
