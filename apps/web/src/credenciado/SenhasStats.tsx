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

/** Released passwords (Interface S01), each number with the guides behind it. */
export function SenhasStats({ senhas }: { senhas: Senhas | undefined }) {
  const hoje = today()
  const consulta = (filtros: string) => `/portal/consultaGTOs?${filtros}`
  return (
    <section aria-label="Senhas liberadas" className={styles.numeros}>
      <Stat
        action={<Link href={consulta(`de=${hoje}&ate=${hoje}`)}>Ver guias de hoje</Link>}
        icon="key"
        label="Senhas liberadas hoje"
        value={show(senhas?.hoje)}
      />
      <Stat
        action={<Link href={consulta(`de=${hoje.slice(0, 8)}01&ate=${hoje}`)}>Ver guias do mês</Link>}
        icon="calendar"
        label="Neste mês"
        value={show(senhas?.mes)}
      />
      <Stat
        action={<Link href={consulta(`situacao=${naoEnviadas}`)}>Continuar o envio</Link>}
        icon="send"
        label="Ainda não enviadas"
        value={show(senhas?.naoEnviadas)}
      />
    </section>
  )
}
