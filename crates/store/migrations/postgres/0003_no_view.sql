DROP VIEW all_steps;
