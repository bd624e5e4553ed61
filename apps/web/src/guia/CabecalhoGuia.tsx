import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { getTipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { isAberta } from '@portal/domain/guia/fimGuia.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import { today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { MaisAcoes } from './acao/MaisAcoes.tsx'
import { useGuiaHoje } from './acao/useGuiaHoje.ts'
import { useValidadeSenha } from './acao/useValidadeSenha.ts'
import { atalhoImpressao } from './atalhoImpressao.ts'
import styles from './CabecalhoGuia.module.css'
import { showPasso } from './etapasVistas.ts'
import { StatusGuiaBadge } from './StatusGuiaBadge.tsx'

/** Number, status, step and term in one line, the patient in the next (at most 96 px: Interface S04). */
export function CabecalhoGuia({ guia }: { guia: GuiaDetalhada }) {
  const { numeroFicha, numeroFichaPrincipal, prazo, validadeSenha, exameAte, associado } = guia
  // The banner under it says the day of a password that ends or has ended.
  const { aviso } = useValidadeSenha(guia)
  const hoje = useGuiaHoje(guia)
  const especialidade = findEspecialidade(guia.codigoEspecialidade)?.rotulo
  const tipo = getTipoGuia(guia.tipoAtendimento)?.rotulo
  return (
    <>
      <div className={styles.cabeca} data-parte="cabeca">
        {/* The portal bar has the page's h1 with the same words; on paper both would stand at the top. */}
        <p className={styles.numero} data-print="none">
          Guia {numeroFicha}
        </p>
        <CopyButton label="Copiar o número da guia" text={String(numeroFicha)} />
        <StatusGuiaBadge guia={hoje} prazo={prazo} />
        {guia.bloqueio && (
          <Badge icon="lock" tone="perigo">
            Bloqueada
          </Badge>
        )}
        {guia.emergencia && <Badge tone="atencao">Emergência</Badge>}
        {guia.recemNato && <Badge tone="informacao">Recém-nascido</Badge>}
        <ul className={styles.dados}>
          <li>{showPasso(guia)}</li>
          <li>
            {especialidade && tipo?.startsWith(especialidade)
              ? tipo
              : [especialidade, tipo].filter(Boolean).join(', ')}
          </li>
          {numeroFichaPrincipal !== null && (
            <li>
              Complementar à{' '}
              <Link href={enderecoGuia(numeroFichaPrincipal)}>guia {numeroFichaPrincipal}</Link>
            </li>
          )}
          {isAberta(guia) && aviso === undefined && <li>Senha até {showPrazo(validadeSenha, today())}</li>}
          {exameAte && <li>Imagens e laudos até {showPrazo(exameAte, today())}</li>}
        </ul>
        <div className={styles.acoes}>
          <ButtonLink href={hrefOf('/portal/impressao/gto/$numeroFicha', { numeroFicha })} icon="print">
            Imprimir <KeyHint keys={atalhoImpressao.keys} />
          </ButtonLink>
          <MaisAcoes guia={guia} />
        </div>
      </div>
      <PacienteFaixa associado={associado} isDensa />
    </>
  )
}
