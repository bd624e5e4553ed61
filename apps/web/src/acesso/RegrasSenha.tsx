import {
  type ContextoSenha,
  type MotivoSenha,
  motivosSenha,
  tamanhoMaximoSenha,
  tamanhoMinimoSenha,
} from '@portal/domain/acesso/senha.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './TrocaSenhaPage.module.css'
import { type EstadoRegra, evaluateRegra } from './trocaSenha.ts'

/** Each reason of refusal, turned into what to do. */
const regras: Readonly<Record<MotivoSenha, string>> = {
  curta: `Pelo menos ${tamanhoMinimoSenha} caracteres`,
  longa: `No máximo ${tamanhoMaximoSenha} caracteres`,
  comum: 'Não é uma senha comum nem um caractere repetido',
  previsivel: 'Sem o nome da rede, o ano, o seu código, o seu CRO nem o seu CPF ou CNPJ',
  igual: 'Diferente da senha atual',
}

const estados: Readonly<Record<EstadoRegra, string>> = {
  atendida: ': atendida',
  naoAtendida: ': ainda não atendida',
  aConferir: ': conferida quando você trocar a senha',
}

type RegrasSenhaProps = {
  senha: string
  contexto: ContextoSenha
  /** What the server, which knows more, answered to this very password. */
  recusa: string
}

/** The rules of a new password, each ticked as soon as it is sure that what is typed meets it. */
export function RegrasSenha({ senha, contexto, recusa }: RegrasSenhaProps) {
  return (
    <ul aria-label="Regras da nova senha" className={styles.rules}>
      {motivosSenha.map(({ codigo }) => {
        const estado = evaluateRegra(codigo, { senha, contexto, recusa })
        const isMet = estado === 'atendida'
        return (
          <li className={styles.rule} data-met={isMet || undefined} key={codigo}>
            <Icon name={isMet ? 'checkCircle' : 'minus'} size={16} />
            {regras[codigo]}
            <VisuallyHidden>{estados[estado]}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
