import { formatCodigo, validadeLinkMinutos } from '@portal/domain/acesso/canal.ts'
import { enderecoSenha } from '@portal/domain/rede/rede.tables.ts'
import { type Destinatario, getRotuloRede, writeEmail } from '../correio/carta.ts'
import type { Mensagem } from '../correio/mensagem.store.ts'
import type { Carta } from '../correio/transporte.ts'
import type { Config } from '../runtime/config.ts'

const instante = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Whose password it is. A dentist's messages go to the clinic's channels, and hence say which login they are about. */
type Dono = Destinatario & { celular: string; temSenha: boolean; codigoDentista: number | null }

/**
 * The words of a message about a password. The token of a link stands behind the "#": browsers send that part to no
 * server, so that it is in no log on its way (Segurança A3).
 */
export function writeCarta(
  { portalUrl }: Pick<Config, 'portalUrl'>,
  { canal, assunto, login, pedidaEm }: Pick<Mensagem, 'canal' | 'assunto' | 'login' | 'pedidaEm'>,
  { celular, temSenha, codigoDentista, ...destinatario }: Dono,
  token: string,
): Carta {
  const { rede } = destinatario
  const codigo = codigoDentista === null ? undefined : login
  if (canal === 'CELULAR') {
    const pedido = codigo ? `código para criar a senha do acesso ${codigo}` : 'seu código para criar a senha'
    const texto = `${getRotuloRede(rede)}: ${pedido} do portal é ${formatCodigo(token)}. Vale ${validadeLinkMinutos} minutos. Não o informe a ninguém.`
    return { canal, para: celular, titulo: 'Código para criar a senha', texto }
  }
  if (assunto === 'linkSenha') {
    const link = `${portalUrl}${enderecoSenha(rede, 'CadastrarSenha')}#fluxo=${token}`
    return writeEmail(destinatario, 'Crie a senha do portal', linhasLink(link, temSenha, codigo))
  }
  const link = `${portalUrl}${enderecoSenha(rede, 'esqueciMinhaSenha')}`
  const isPrimeira = assunto === 'senhaCriada'
  return writeEmail(
    destinatario,
    `A senha do portal foi ${isPrimeira ? 'criada' : 'trocada'}`,
    linhasDefinida(link, pedidaEm, codigo, isPrimeira),
  )
}

const linhasLink = (link: string, temSenha: boolean, codigo: number | undefined): string[] => [
  `Recebemos um pedido para criar ${codigo ? `a senha do código ${codigo} no` : 'a sua senha do'} Portal do Credenciado. Para criá-la, abra este endereço:`,
  link,
  `Ele vale ${validadeLinkMinutos} minutos e serve uma vez só. Se você não fez o pedido, não faça nada: ${temSenha ? 'a senha de agora continua valendo' : 'sem este endereço ninguém a cria'}.`,
]

/** With its first password a login had no session that could end. */
const linhasDefinida = (
  link: string,
  em: Date,
  codigo: number | undefined,
  isPrimeira: boolean,
): string[] => [
  `A senha do ${codigo ? `código ${codigo} no` : 'seu acesso ao'} Portal do Credenciado foi ${isPrimeira ? 'criada' : 'trocada'} em ${instante.format(em)}${isPrimeira ? '' : ', e as outras sessões abertas foram encerradas'}.`,
  `Se não foi você, crie outra agora mesmo em ${link} e avise a central do credenciado.`,
]
