import type { credenciado } from '@portal/contract/credenciado.ts'
import type { Reply } from '@portal/contract/route.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { today } from '../calendario/format.ts'
import { Link } from '../ui/action/Link.tsx'
import { Stat } from '../ui/data/Stat.tsx'
import styles from './SenhasStats.module.css'

type Senhas = Reply<typeof credenciado.getTotalSenhas>

const numero = new Intl.NumberFormat('pt-BR')
/** Keeps its place while the number is on its way. */
const show = (valor: number | undefined): string => (valor === undefined ? '–' : numero.format(valor))

const naoEnviadas = [statusFicha.senhaLiberada, statusFicha.senhaLiberadaComplementar].join(',')

export const TELA_CONSULTA = '/portal/consultaGTOs'

type SenhasStatsProps = {
  senhas: Senhas | undefined
  /** Whether the screen of the guides opens to this provider. */
  isConsultavel: boolean
}

/** Released passwords (Interface S01), each number with the guides behind it. */
export function SenhasStats({ senhas, isConsultavel }: SenhasStatsProps) {
  const hoje = today()
  const linkTo = (filtros: string, texto: string) =>
    isConsultavel && { action: <Link href={`${TELA_CONSULTA}?${filtros}`}>{texto}</Link> }
  return (
    <section aria-label="Senhas liberadas" className={styles.numeros}>
      <Stat
        {...linkTo(`de=${hoje}&ate=${hoje}`, 'Ver guias de hoje')}
        icon="key"
        label="Senhas liberadas hoje"
        value={show(senhas?.hoje)}
      />
      <Stat
        {...linkTo(`de=${hoje.slice(0, 8)}01&ate=${hoje}`, 'Ver guias do mês')}
        icon="calendar"
        label="Neste mês"
        value={show(senhas?.mes)}
      />
      <Stat
        {...linkTo(`situacao=${naoEnviadas}`, 'Continuar o envio')}
        icon="send"
        label="Ainda não enviadas"
        value={show(senhas?.naoEnviadas)}
      />
    </section>
  )
}
