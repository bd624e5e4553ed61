import { Banner } from '../../ui/feedback/Banner.tsx'
import styles from './ConnectionBanner.module.css'
import { useReconnect } from './useReconnect.ts'

const words = {
  semConexao: {
    title: 'Sem conexão',
    text: 'Continuamos tentando. O que você digitou continua nesta tela; o que não foi, envie de novo quando a conexão voltar.',
  },
  indisponivel: {
    title: 'Serviço fora do ar por instantes',
    text: 'Continuamos tentando. Nada do que você digitou se perdeu.',
  },
} as const

/** Says that calls are not getting through, and never pretends that they are (Interface B6.5). */
export function ConnectionBanner() {
  const state = useReconnect()
  return (
    <div aria-live="polite" className={styles.place}>
      {state !== 'conectado' && (
        <Banner icon="wifiOff" title={words[state].title} tone="atencao">
          {words[state].text}
        </Banner>
      )}
    </div>
  )
}
