import { formatCodigo, maskEmail } from '@portal/domain/acesso/canal.ts'
import { HORAS_TROCA_CONTATO } from '@portal/domain/cadastro/contatoCadastro.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { findContato } from '../acesso/credencial.store.ts'
import { deriveCodigo } from '../acesso/tokenFluxo.ts'
import { writeEmail } from '../correio/carta.ts'
import type { RedatorCarta } from '../correio/entrega.ts'
import { findTroca, findTrocaConfirmada, type Troca } from './troca.store.ts'

/** What is asked for, in words. */
const describeTroca = ({ email, celular }: Troca): string =>
  [email && `o e-mail para ${email}`, celular && `o celular para ${formatTelefone(celular)}`]
    .filter(Boolean)
    .join(' e ')

/** The code of a change, to the e-mail that was in force when it was asked for; to nobody once the change is over. */
export const writeCartaTroca: RedatorCarta = async ({ db, codigoCredenciado, services, mensagem }) => {
  const { clock, secrets } = services
  const [contato, troca] = await Promise.all([
    findContato(db, codigoCredenciado),
    findTroca(db, codigoCredenciado, clock.now()),
  ])
  if (!contato || troca?.id !== mensagem.id) return undefined
  return writeEmail({ ...contato, email: troca.emailAnterior }, 'Confirme a troca de contato', [
    `Alguém que entrou no Portal do Credenciado com o código ${mensagem.login} pediu para trocar ${describeTroca(troca)}. É por ali que passam os endereços para criar a senha, e por isso a troca só vale com este código:`,
    formatCodigo(deriveCodigo(secrets, troca.id)),
    `Digite-o em Atualização cadastral, no portal, em até ${HORAS_TROCA_CONTATO} horas. Se não foi você, não o informe a ninguém: troque a senha do portal e avise a central do credenciado.`,
  ])
}

/** That a change took effect, to the e-mail that it ended: whoever owns it hears of it even where the code was stolen. */
export const writeCartaTrocado: RedatorCarta = async ({ db, codigoCredenciado, mensagem }) => {
  const [contato, troca] = await Promise.all([
    findContato(db, codigoCredenciado),
    findTrocaConfirmada(db, codigoCredenciado, mensagem.pedidaEm),
  ])
  if (!contato || !troca) return undefined
  const mudou = [troca.email && `o e-mail, agora ${maskEmail(troca.email)}`, troca.celular && 'o celular']
  return writeEmail({ ...contato, email: troca.emailAnterior }, 'Os contatos foram trocados', [
    `Foi confirmada com o código a troca de contato do seu cadastro: ${mudou.filter(Boolean).join(' e ')}. Os endereços para criar a senha passam a ir para lá.`,
    'Se não foi você, avise agora mesmo a central do credenciado.',
  ])
}
