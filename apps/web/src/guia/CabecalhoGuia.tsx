import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { getTipoGuia } from '@portal/domain/guia/tipoGuia.tables.ts'
import type { ReactNode } from 'react'
import { showData } from '../calendario/format.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Stepper } from '../ui/data/Stepper.tsx'
import styles from './CabecalhoGuia.module.css'
import { listEtapasVistas } from './etapasVistas.ts'
import { StatusGuiaBadge } from './StatusGuiaBadge.tsx'

type CabecalhoGuiaProps = {
  guia: GuiaDetalhada
  /** Actions that fit in the title's line. */
  acoes?: ReactNode
}

/** Number, status, what kind of guide it is and how far it went. */
export function CabecalhoGuia({ guia, acoes }: CabecalhoGuiaProps) {
  const { numeroFicha, numeroFichaPrincipal, statusFicha, prazo, senha, validadeSenha } = guia
  const especialidade = findEspecialidade(guia.codigoEspecialidade)?.rotulo
  const tipo = getTipoGuia(guia.tipoAtendimento)?.rotulo
  return (
    <div>
      <div className={styles.cabeca}>
        {/* The portal bar has the page's h1 with the same words. */}
        <p className={styles.numero}>Guia {numeroFicha}</p>
        <CopyButton label="Copiar o número da guia" text={String(numeroFicha)} />
        <StatusGuiaBadge prazo={prazo} statusFicha={statusFicha} />
        {guia.bloqueio && (
          <Badge icon="lock" tone="perigo">
            Bloqueada
          </Badge>
        )}
        {guia.emergencia && <Badge tone="atencao">Emergência</Badge>}
        {guia.recemNato && <Badge tone="informacao">Recém-nascido</Badge>}
        <div className={styles.acoes}>
          {acoes}
          <ButtonLink
            href={`/portal/elegibilidade?paciente=${guia.associado.chave}`}
            icon="user"
            variant="fantasma"
          >
            Elegibilidade
          </ButtonLink>
          <ButtonLink href={`/portal/impressao/gto/${numeroFicha}`} icon="print">
            Imprimir
          </ButtonLink>
        </div>
      </div>
      <p className={styles.dados}>
        <span>{[especialidade, tipo].filter(Boolean).join(', ')}</span>
        <span>
          Senha <strong>{senha}</strong>, válida até {showData(validadeSenha)}
        </span>
        <span>{guia.nomeDentista}</span>
        {numeroFichaPrincipal !== null && (
          <span>
            Complementar à{' '}
            <Link href={`/portal/guia/${numeroFichaPrincipal}`}>guia {numeroFichaPrincipal}</Link>
          </span>
        )}
      </p>
      <Stepper
        current={String(guia.codigoEtapaAtual)}
        label="Etapas da guia"
        steps={listEtapasVistas(guia.codigoEtapaAtual)}
      />
    </div>
  )
}
