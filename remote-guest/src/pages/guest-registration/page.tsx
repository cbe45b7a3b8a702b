import { RegistrationScreen } from '../../features/registration/registration-screen.tsx';

/** Registration before arrival: what the property asks for, step by step, and what became of it. */
export function Page() {
  return <RegistrationScreen />;
}
